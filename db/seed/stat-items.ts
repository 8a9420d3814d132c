import { sampleCounts } from "#db/seed/claim-evidence.ts";
import type { Sample } from "#db/seed/sample.ts";

export const sampleStatItems: Sample<"stat_items">[] = [
  { icon: "GraduationCap", number: "25+", text: "years", evidence: sampleCounts.years },
  { icon: "Users", number: "50,000+", text: "students", evidence: sampleCounts.students },
  { icon: "Globe", number: "100+", text: "countries", evidence: [] },
  { icon: "CheckCircle2", number: "95%", text: "satisfaction", evidence: [] },
];
