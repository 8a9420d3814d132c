import { foldText } from "#app/lib/text/fold-text.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import type { BarredRule } from "./field-rule-schema.ts";

interface Taught {
  title: string;
  subject: string;
  field: string;
  study_mode: string;
}

const modeWords: Record<string, string> = { online: "online", distance: "at a distance" };

/** Why a course may not be offered in its mode on this day, with the source of the rule; null if no rule bars it. */
export function barredReason(rules: BarredRule[], course: Taught, day: string): string | null {
  for (const rule of rules) {
    const { source, source_url, applies_from, applies_until } = rule;
    if (applies_from > day || (applies_until !== null && applies_until < day)) continue;
    const what = barredPart(rule, course);
    if (what === null) continue;
    const mode = modeWords[course.study_mode] ?? `in the mode ${course.study_mode}`;
    return `${what} may not be taught ${mode}: ${source}, ${source_url}`;
  }
  return null;
}

/** Whether a rule bars the course, regardless of dates. */
export const isBarredBy = (rule: BarredRule, course: Taught): boolean => barredPart(rule, course) !== null;

/** Looks for barred subjects in the course's subject, or in its title if it has none. */
function barredPart({ content }: BarredRule, { title, subject, field, study_mode }: Taught) {
  const { modes, fields } = content;
  if (!(modes as string[]).includes(study_mode)) return null;
  const { subjects, degrees } = soughtBy(content);
  const inTitle = readText(title);
  const found = firstNamed(subjects, subject ? readText(subject) : inTitle) ?? firstNamed(degrees, inTitle);
  if (found !== undefined) return found;
  return (fields as string[]).includes(field) ? capitalized(field) : null;
}

/** What a line of a rule names, by its first name; the others are what it is called besides, in other letters, too. */
export const firstNameIn = (line: string): string => namesIn(line)[0]!;

const namesIn = (line: string) => line.split(",").map((name) => name.trim());

interface Sought {
  name: string;
  /** How each of its names is spelt. */
  spellings: { letters: string; isShort: boolean }[];
}

type SoughtBy = Record<"subjects" | "degrees", Sought[]>;

/** Where all courses follow from a rule its names are read once. */
const known = new WeakMap<BarredRule["content"], SoughtBy>();

function soughtBy(content: BarredRule["content"]): SoughtBy {
  const kept = known.get(content);
  if (kept) return kept;
  const sought = { subjects: content.subjects.map(soughtIn), degrees: content.degrees.map(soughtIn) };
  known.set(content, sought);
  return sought;
}

const soughtIn = (line: string): Sought => ({ name: firstNameIn(line), spellings: namesIn(line).map(spellingOf) });

/** Of two letters, such as `B.E.`, the capitals count, too. */
function spellingOf(name: string) {
  const letters = wordsOf(name).join("");
  const isShort = letters.length <= 2;
  return { letters: isShort ? letters : folded(letters), isShort };
}

interface Text {
  words: string[];
  foldedWords: string[];
}

const readText = (text: string): Text => ({ words: wordsOf(text), foldedWords: wordsOf(folded(text)) });

/** Many leave out the dot below a letter of Devanagari. */
const folded = (text: string) => foldText(text).replaceAll("\u093c", "");

const firstNamed = (sought: Sought[], { words, foldedWords }: Text) =>
  sought.find(({ spellings }) =>
    spellings.some(({ letters, isShort }) => isNamed(letters, isShort ? words : foldedWords)),
  )?.name;

/** `Ph.D.`, `PhD`, `Ph. D.` and `Ph-D` are one: letters decide, not how they are parted. */
const isNamed = (letters: string, words: string[]) =>
  words.some((word, first) => letters.startsWith(word[0]!) && beginsWith(words.slice(first), letters));

/** Whether whole words, joined, are the sought letters or their plural. */
function beginsWith(words: string[], sought: string): boolean {
  let letters = "";
  for (const word of words) {
    letters += word;
    if (letters === sought || letters === `${sought}s`) return true;
    if (!sought.startsWith(letters)) return false;
  }
  return false;
}

const wordsOf = (text: string) =>
  text
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
