import type { Listed } from "#app/domain/course/entitlement/entitlement.ts";
import { unlistedInShort } from "#app/domain/course/entitlement/entitlement-words.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/**
 * Wherever a course stands among others: what is wanting of its listing. Its own page says it in full
 * (`entitlement-line.tsx`).
 */
export function UnlistedMark({ course }: { course: Listed }) {
  const words = unlistedInShort(course, dayInIndia());
  return words && <b className="unlisted">{words}</b>;
}
