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
  const { modes, subjects, fields, degrees } = content;
  if (!(modes as string[]).includes(study_mode)) return null;
  const found =
    subjects.find((each) => isNamed(each, subject || title)) ?? degrees.find((each) => isNamed(each, title));
  if (found !== undefined) return found;
  return (fields as string[]).includes(field) ? capitalized(field) : null;
}

/**
 * Compares letters regardless of separators: `Ph.D.`, `PhD`, `Ph. D.` and `Ph-D` are equal. Abbreviations of two
 * letters, such as `B.E.`, must also match in case.
 */
function isNamed(part: string, text: string): boolean {
  const letters = wordsOf(part).join("");
  const isShort = letters.length <= 2;
  const sought = isShort ? letters : foldText(letters);
  const words = wordsOf(isShort ? text : foldText(text));
  return words.some((_, first) => beginsWith(words.slice(first), sought));
}

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
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
