import { claimWords } from "#app/domain/claim-evidence/claim-words.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import type { Aging, FreshKind } from "#app/domain/freshness/freshness-schema.ts";
import { counted } from "#app/lib/text/counted.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

export const kindWords: Record<FreshKind, string> = {
  barred: "Barred",
  fees: "Fees",
  approvals: "Approvals",
  dates: "Dates",
  eligibility: "Eligibility",
  scholarships: "Scholarships",
  evidence: "Evidence",
  rules: "Rule",
};

export const agingKey = ({ kind, holder, id, claim }: Aging) => `${kind}-${holder}-${id}-${claim}`;

/** The proven claim, with its label in the form. */
export const claimOf = ({ holder, claim }: Aging): string =>
  (claimWords as Record<string, Record<string, string>>)[holder]?.[claim] ?? "";

/** The standing on a day: `4 days late`, `Stale in 12 days`, `Since 21 March 2024`. */
export function standingOf(
  { due, kind }: Pick<Aging, "due" | "kind">,
  today: string,
): { words: string; isLate: boolean } {
  if (due === null) return { words: "Never checked", isLate: true };
  if (kind === "barred") return { words: `${due <= today ? "Since" : "From"} ${writeDay(due)}`, isLate: true };
  const days = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  if (days === 0) return { words: "Stale today", isLate: true };
  const count = counted(Math.abs(days), "day");
  return days < 0 ? { words: `${count} late`, isLate: true } : { words: `Stale in ${count}`, isLate: false };
}
