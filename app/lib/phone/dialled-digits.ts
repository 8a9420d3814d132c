import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

const FEWEST = 6;
const SHORTEST_GROUP = 3;

/**
 * Converts a telephone number as displayed or dialled (`+91 98225-50148`, `098225 50148`) to search words that occur in
 * its E.164 form (`9198225 50148`); null if it is none. Groups stay separate words: they may belong to two numbers of
 * one person.
 */
export function dialledDigits(written: string): string | null {
  const typed = fromIndianDigits(written);
  if (!/^[+\d\s().-]+$/.test(typed)) return null;
  const groups = withoutTrunkZero(typed).match(/\d+/g) ?? [];
  if (groups.join("").length < FEWEST) return null;
  const words: string[] = [];
  for (const group of groups) {
    if (words.length > 0 && Math.min(group.length, words.at(-1)!.length) < SHORTEST_GROUP)
      words.push(words.pop() + group);
    else words.push(group);
  }
  return words.join(" ");
}

/** Removes the trunk zero, before the number or, as in `+91 (0)98225 50148`, after the country code. */
const withoutTrunkZero = (typed: string) => typed.replace(/^\s*(?:\+|00)\s*91[\s().-]*0+/, "91 ").replace(/^\D*0+/, "");
