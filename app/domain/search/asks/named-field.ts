import { courseFields } from "#app/domain/course/course-schema.ts";
import type { FoundRecord } from "#app/domain/search/hits/found-records.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import type { Ask } from "./ask.ts";
import { tellingOf } from "./asks.ts";

const fields = new Set<string>(courseFields);

export const isByTitle = (asks: Ask[], { place }: FoundRecord) => asks[place]!.where === "title";

/**
 * The field that is typed, or that stands first among what people call the same; null where they call so two fields.
 */
function namedBy(asks: Ask[]): string | null {
  const phrases = tellingOf(asks[0]!.terms)[0]!.phrases.map((words) => words.join(" "));
  if (fields.has(phrases[0]!)) return phrases[0]!;
  const [named, ...others] = phrases.filter((phrase) => fields.has(phrase));
  return others.length === 0 && named === phrases[1] ? (named ?? null) : null;
}

export const mayNameField = (asks: Ask[]) => tellingOf(asks[0]!.terms).length === 1 && namedBy(asks) !== null;

/** Whoever names a field means it: courses and programmes of another one, which only mention it, are left out. */
export function namesField(asks: Ask[], found: FoundRecord[]): boolean {
  // A course is found by the name of its field as by its title.
  return mayNameField(asks) && found.some((record) => record.shown.type === "course" && isByTitle(asks, record));
}

export function isOfOther({ shown: { type, title } }: FoundRecord, asks: Ask[]): boolean {
  if (type === "course") return true;
  return type === "program" && wordsOf(title).some((word) => word !== namedBy(asks) && fields.has(word));
}
