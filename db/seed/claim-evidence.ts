import type { StoredEvidence } from "#db/schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/** Invented evidence for some claims of the samples, dated relative to today; the others have none. */
export function sampleEvidence(slug: string): StoredEvidence[] {
  const checked = { checked_on: dayInIndia(-11), checked_by: "Meenal Gaikwad" };
  const year = Number(dayInIndia().slice(0, 4));
  const last = `${year - 1}-${String(year).slice(2)}`;
  if (slug !== "deccan-gate-university" && slug !== "sahyadri-open-university") return [];
  return [
    ...(slug === "deccan-gate-university" ? [rankOf(slug, year, checked)] : []),
    {
      claim: "student_count",
      source: `Annual report ${last}, page 12`,
      link: `https://${slug}.example/annual-report`,
      year,
      ...checked,
      expires: `${year + 1}-09-30`,
      tells_not: "how many of them study online.",
    },
    {
      claim: "acceptance_rate",
      source: "Letter of the admission office",
      link: "",
      year,
      ...checked,
      expires: `${year + 1}-07-31`,
      tells_not: "",
    },
  ];
}

const countOf = (source: string, tells_not: string): StoredEvidence[] => [
  {
    claim: "number",
    source,
    link: "",
    year: Number(dayInIndia().slice(0, 4)),
    checked_on: dayInIndia(-11),
    checked_by: "Meenal Gaikwad",
    expires: `${Number(dayInIndia().slice(0, 4)) + 1}-07-31`,
    tells_not,
  },
];

/** Evidence for the key numbers. */
export const sampleCounts = {
  years: countOf("The years of our counsellors together", "how old we are: we began in 2024."),
  students: countOf("The annual reports of the universities, added up", "how many of them we advised."),
};

const rankOf = (
  slug: string,
  year: number,
  checked: Pick<StoredEvidence, "checked_on" | "checked_by">,
): StoredEvidence => ({
  claim: "ranking",
  source: "A sample of a ranking, of invented universities alone",
  link: `https://${slug}.example/ranking`,
  year,
  ...checked,
  expires: `${year + 1}-06-30`,
  tells_not: "how good one programme is.",
});
