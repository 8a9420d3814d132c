import type { FoundRecord } from "./found-records.server.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";
import { phraseOf } from "#app/domain/search/words/words-of.ts";

/** Whether the query names this record's place. Such records rank above those that only mention it. */
export function isThere({ location }: Found, telling: SearchedTerm[]): boolean {
  const place = ` ${phraseOf(location)} `;
  return telling.every(({ phrases }) => phrases.some((words) => place.includes(` ${words.join(" ")} `)));
}

/** Sorts records of one noun: by ask, then a title equal to the query first, then in list order. */
export function inOrderOf(found: FoundRecord[], typed: string): FoundRecord[] {
  const distance = new Map(found.map((record) => [record, phraseOf(record.shown.title) === typed ? 0 : 1]));
  return found.toSorted((one, other) => one.place - other.place || distance.get(one)! - distance.get(other)!);
}
