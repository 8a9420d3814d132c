/** So many letters of what a row is called stand in the index of its words; names that begin alike beyond them are one entry. */
export const LONGEST_MARKED = 16;

const EACH = "*";
const beginning = (letters: string) => `=${letters}`;

/**
 * What PostgreSQL's index of a table's words holds beside them: how a row is called. So it tells which rows hold words and are not called so,
 * without a look at those that are. The first mark, which each row has, is what a question that rules out must ask for.
 */
export const marksOf = (column: string): string =>
  `array_to_tsvector(array['${EACH}', '${beginning("")}' || left(lower(${column}), ${LONGEST_MARKED})])`;

/** The rows whose name does not begin so; of plain letters, digits and spaces alone. */
export const isCalledOtherwise = (column: string, letters: string): string =>
  `${marksOf(column)} @@ '''${EACH}'' & !''${beginning(letters)}'':*'`;

/** On SQLite, the rows whose text for searches does not begin as they are called: accents are gone there (migration 363). */
export const isTextOtherwise = (column: string): string =>
  `substr(search_text, 1, length(${column})) <> lower(${column})`;
