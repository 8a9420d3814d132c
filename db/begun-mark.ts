/** The lengths of the beginnings of names in the index of words. */
const SHORTEST_MARKED = 3;
export const LONGEST_MARKED = 16;

const EACH = "*";
const beginning = (letters: string) => `=${letters}`;

/**
 * Marks of a row's name in PostgreSQL's index of words: they tell which rows hold words but are named otherwise,
 * without reading the others. Every row has the first mark, which a query that only excludes needs. Each beginning is a
 * mark of its own: a prefix query would combine all longer ones anew each time.
 */
export function marksOf(column: string): string {
  const lengths = Array.from({ length: LONGEST_MARKED - SHORTEST_MARKED + 1 }, (_, index) => SHORTEST_MARKED + index);
  const begun = lengths.map((length) => `'${beginning("")}' || left(lower(${column}), ${length})`);
  return `array_to_tsvector(array['${EACH}', ${begun.join(", ")}])`;
}

/** The condition that a name does not begin with `letters`: plain letters, digits and spaces, of a marked length. */
export const isCalledOtherwise = (column: string, letters: string): string =>
  `${marksOf(column)} @@ '''${EACH}'' & !''${beginning(letters)}'''`;

/**
 * SQLite: the condition that a search text does not begin with the row's name, because accents were removed there
 * (migration 363).
 */
export const isTextOtherwise = (column: string): string =>
  `substr(search_text, 1, length(${column})) <> lower(${column})`;
