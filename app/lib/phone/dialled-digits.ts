import { fromIndianDigits } from "./indian-digits.ts";

const FEWEST = 6;
const SHORTEST_GROUP = 3;

/**
 * A telephone number as a display shows it or somebody dials it (`+91 98225-50148`, `098225 50148`), as words that
 * stand in the E.164 number under which people are stored (`9198225 50148`); null for what is none. Not as one word:
 * two groups may be parts of two numbers of the same person.
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

/** The zero that is dialled within India, before the number or, as in `+91 (0)98225 50148`, behind the country. */
const withoutTrunkZero = (typed: string) => typed.replace(/^\s*(?:\+|00)\s*91[\s().-]*0+/, "91 ").replace(/^\D*0+/, "");
