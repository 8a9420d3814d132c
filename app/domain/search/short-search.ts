import { searchedWords } from "#app/lib/text/fold-text.ts";

/** The panel's search finds nothing for one letter: nearly every record holds it. */
export const isTooShort = (query: string): boolean => searchedWords(query).join("").length < 2;
