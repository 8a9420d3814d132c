import type { Listed } from "#app/domain/course/entitlement/entitlement.ts";
import { unlistedInShort } from "#app/domain/course/entitlement/entitlement-words.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/** For courses in lists: what their listing lacks. The course's own page has the full text (`entitlement-line.tsx`). */
export function UnlistedMark({ course }: { course: Listed }) {
  const words = unlistedInShort(course, dayInIndia());
  return words && <b className="unlisted">{words}</b>;
}
