import { searchedWords } from "#app/lib/text/fold-text.ts";

/** One letter stands in nearly every record: the panel's search finds none by it. */
export const isTooShort = (query: string): boolean => searchedWords(query).join("").length < 2;
