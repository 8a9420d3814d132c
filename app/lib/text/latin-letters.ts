/**
 * Transliterates Indian scripts as names are written by ear: `कानपुर` to `kanpur`. Their Unicode blocks share one order
 * (ISCII), so Devanagari's table serves nine of them; other letters stay.
 */
export const inLatinLetters = (text: string): string =>
  text
    .normalize("NFC")
    // A Gurmukhi sign for n outside of this order.
    .replaceAll("\u0a70", "\u0a02")
    .replace(/[\u0900-\u0aff]/g, devanagariOf)
    .replace(SILENT, "$&\u094d")
    .replace(/[\u0b00-\u0d7f]/g, devanagariOf)
    .replace(/([\u0915-\u0939])\u093c?([\u093e-\u094d]?)/g, (_, letter: string, sign: string) =>
      [latinOf(letter), sign === "" ? "a" : latinOf(sign)].join(""),
    )
    .replace(/[\u0900-\u097f]/g, latinOf);

const FIRST = 0x900;
const LETTERS_OF_A_BLOCK = 0x80;

const devanagariOf = (letter: string) => String.fromCharCode(FIRST + (letter.charCodeAt(0) % LETTERS_OF_A_BLOCK));

/**
 * Consonants whose inherent a is silent in the north of India: at the end of a word, and before a syllable with a vowel
 * sign; not when joined to the consonant before (094d).
 */
const SILENT =
  /(?<=[\u0901-\u094c])[\u0915-\u0939]\u093c?(?=[\u0915-\u0939]\u093c?[\u093e-\u094c]|(?![\u0900-\u097f]))/g;

/** Letters in block order, from a first code point. */
const rows: [first: number, latin: string][] = [
  [0x901, "n n h"],
  [0x905, "a a i i u u ri li e e e ai o o o au"],
  [0x915, "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h"],
  [0x93e, "a i i u u ri ri e e e ai o o o au"],
  [0x966, "0 1 2 3 4 5 6 7 8 9"],
];

const latin = new Map(
  rows.flatMap(([first, row]) => row.split(" ").map((letters, place) => [String.fromCharCode(first + place), letters])),
);

const latinOf = (letter: string) => latin.get(letter) ?? "";
