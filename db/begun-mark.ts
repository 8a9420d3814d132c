/** So few and so many letters of what a row is called stand in the index of its words. */
const SHORTEST_MARKED = 3;
export const LONGEST_MARKED = 16;

const EACH = "*";
const beginning = (letters: string) => `=${letters}`;

/**
 * What PostgreSQL's index of a table's words holds beside them: how a row is called. So it tells which rows hold words
 * and are not called so, without a look at those that are. The first mark, which each row has, is what a question that
 * rules out must ask for. Each beginning is a mark of its own: one that stood for all longer ones would be put together
 * from them for each question.
 */
export function marksOf(column: string): string {
  const lengths = Array.from({ length: LONGEST_MARKED - SHORTEST_MARKED + 1 }, (_, index) => SHORTEST_MARKED + index);
  const begun = lengths.map((length) => `'${beginning("")}' || left(lower(${column}), ${length})`);
  return `array_to_tsvector(array['${EACH}', ${begun.join(", ")}])`;
}

/**
 * The rows whose name does not begin so; of plain letters, digits and spaces alone, no fewer and no more than are
 * marked.
 */
export const isCalledOtherwise = (column: string, letters: string): string =>
  `${marksOf(column)} @@ '''${EACH}'' & !''${beginning(letters)}'''`;

/**
 * On SQLite, the rows whose text for searches does not begin as they are called: accents are gone there (migration
 * 363).
 */
export const isTextOtherwise = (column: string): string =>
  `substr(search_text, 1, length(${column})) <> lower(${column})`;
