/** A span of half-years, counted from the year 0: January 2027 is 4054, July 2027 is 4055. */
interface Named {
  from: number;
  to: number;
  /** Its position in the text. */
  begin: number;
  end: number;
}

const MONTHS = "(jan|feb|jul|aug)[a-z]*";
/** `January 2027`, `Jan-Feb 2027`, `July-August session, 2026`. */
const POINTS = new RegExp(String.raw`\b(?:${MONTHS}\W+(?:and\W+)?)?${MONTHS}\W+(?:session\W+)?(\d{4})\b`, "gi");
/** `2026-27`, which begins in July; `2023-2028` is five of them. */
const ACADEMIC_YEARS = /\b(\d{4})\s?[-–—/]\s?(\d{4}|\d\d)\b/g;
/** Joins two names to one span. A comma or an "and" makes a list, whose gaps are not covered. */
const JOINT = /^\s*(?:session)?\s*(?:to|[-–—])\s*$/i;

/** Whether an approval for these sessions or years covers the session that a course opens; both as free text. */
export function coversSession(approved: string, opened: string): boolean {
  const [whole, part] = [halvesOf(approved), halvesOf(opened)];
  if (whole.length > 0 && part.length > 0) return part.every((half) => whole.includes(half));
  return plain(approved) === plain(opened);
}

/**
 * The half-years that a text names, by the UGC's two sessions a year (January/February and July/August); empty if none.
 */
function halvesOf(words: string): number[] {
  const points = [...words.matchAll(POINTS)].map(pointOf);
  const named = points.length > 0 ? points : [...words.matchAll(ACADEMIC_YEARS)].map(yearsOf);
  return named.flatMap(({ from, to, end }, place) => {
    const next = named[place + 1];
    const isJoined = next && JOINT.test(words.slice(end, next.begin));
    return halvesBetween(from, isJoined ? Math.max(to, next.from) : to);
  });
}

function pointOf({ 0: said, 1: earlier, 2: month, 3: year, index }: RegExpExecArray): Named {
  const to = halfOf(month!, year!);
  const from = earlier ? Math.min(halfOf(earlier, year!), to) : to;
  return { from, to, begin: index, end: index + said.length };
}

function yearsOf({ 0: said, 1: first, 2: last, index }: RegExpExecArray): Named {
  const end = first!.slice(0, 4 - last!.length) + last;
  return { from: halfOf("jul", first!), to: halfOf("jan", end), begin: index, end: index + said.length };
}

const halfOf = (month: string, year: string) => Number(year) * 2 + (/^(jan|feb)/i.test(month) ? 0 : 1);

const halvesBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
