import { courseFields } from "#app/domain/course/course-schema.ts";
import type { FoundRecord } from "#app/domain/search/hits/found-records.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import type { Ask } from "./ask.ts";
import { tellingOf } from "./asks.ts";

const fields = new Set<string>(courseFields);

export const isByTitle = (asks: Ask[], { place }: FoundRecord) => asks[place]!.where === "title";

/** The field that was typed, or the first synonym that is a field; null if the synonyms name two fields. */
function namedBy(asks: Ask[]): string | null {
  const phrases = tellingOf(asks[0]!.terms)[0]!.phrases.map((words) => words.join(" "));
  if (fields.has(phrases[0]!)) return phrases[0]!;
  const [named, ...others] = phrases.filter((phrase) => fields.has(phrase));
  return others.length === 0 && named === phrases[1] ? (named ?? null) : null;
}

export const mayNameField = (asks: Ask[]) => tellingOf(asks[0]!.terms).length === 1 && namedBy(asks) !== null;

/**
 * Whether the query names a field. Courses and programmes of other fields, which only mention it, are then left out.
 */
export function namesField(asks: Ask[], found: FoundRecord[]): boolean {
  // The title index of a course includes its field.
  return mayNameField(asks) && found.some((record) => record.shown.type === "course" && isByTitle(asks, record));
}

/** True for courses, and for programmes whose title names another field. Ask only of those not found by title. */
export function isOfOther({ shown: { type, title } }: FoundRecord, asks: Ask[]): boolean {
  if (type === "course") return true;
  return type === "program" && wordsOf(title).some((word) => word !== namedBy(asks) && fields.has(word));
}
