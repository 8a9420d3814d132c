import { foldText } from "#app/lib/text/fold-text.ts";
import { undecided } from "#app/domain/lead/call-back-words.ts";
import type { LeadFacts } from "#app/domain/lead/lead-facts-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** The facts that a survivor takes over from its duplicate: those it lacks, and the fuller name. */
export function fullerFacts(survivor: Lead, duplicate: Lead): LeadFacts {
  const taken: LeadFacts = { name: fullerName(survivor.name, duplicate.name) };
  for (const name of ["email", "city", "language", "best_time", "source_page"] as const) {
    if (!survivor[name]) taken[name] = duplicate[name] ?? "";
  }
  if (!survivor.course || survivor.course === undecided) taken.course = duplicate.course;
  return { ...taken, ...moreNumbers(survivor, duplicate) };
}

/** The numbers of both, the survivor's first; a third is dropped. */
function moreNumbers(survivor: Lead, duplicate: Lead): Pick<LeadFacts, "phone" | "second_phone"> {
  const numbers = [survivor, duplicate].flatMap((lead) => [
    [lead.phone_e164, lead.phone] as const,
    [lead.second_phone_e164, lead.second_phone] as const,
  ]);
  const known = new Map<string, string>();
  for (const [e164, typed] of numbers) if (e164 && !known.has(e164)) known.set(e164, typed);
  const [phone = "", second_phone = ""] = known.values();
  return { phone, second_phone };
}

/** The longer name if it includes the other: `Esha`, `E. Reddy` and `Esha Reddy`. */
const fullerName = (one: string, other: string): string =>
  other.length > one.length && isHeldBy(one, other) ? other : one;

/** Whether neither name includes the other: they may be two people. */
export const areOtherNames = (one: string, other: string): boolean => !isHeldBy(one, other) && !isHeldBy(other, one);

function isHeldBy(one: string, other: string): boolean {
  const words = wordsOf(other);
  return wordsOf(one).every((word) => {
    const place = words.findIndex((longer) => longer.startsWith(word));
    return place !== -1 && words.splice(place, 1);
  });
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[\s.]+/)
    .filter(Boolean);
