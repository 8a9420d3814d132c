/** From one half of a year to another, in halves since the year 0: January 2027 is 4054, July 2027 is 4055. */
interface Span {
  from: number;
  to: number;
}

const MONTHS = "(jan|feb|jul|aug)[a-z]*";
/** `January 2027`, `Jan-Feb 2027`, `July-August session, 2026`. */
const POINTS = new RegExp(String.raw`\b${MONTHS}(?:\W+${MONTHS})?\W+(?:session\W+)?(\d{4})\b`, "gi");
/** `2026-27`, which begins in July. */
const ACADEMIC_YEARS = /\b(\d{4})\s?[-–/]\s?(?:\d{2}){1,2}\b/g;

/** Whether an approval for this session or year covers the session that a course opens; both as people write them. */
export function coversSession(approved: string, opened: string): boolean {
  const [whole, part] = [spanOf(approved), spanOf(opened)];
  if (whole && part) return whole.from <= part.from && part.to <= whole.to;
  return plain(approved) === plain(opened);
}

/** The UGC's two sessions a year begin in January or February and in July or August; null where none is named. */
function spanOf(words: string): Span | null {
  const points = [...words.matchAll(POINTS)].map(
    ([, month, , year]) => Number(year) * 2 + (/^(jan|feb)/i.test(month!) ? 0 : 1),
  );
  const years = [...words.matchAll(ACADEMIC_YEARS)].flatMap(([, year]) => [Number(year) * 2 + 1, Number(year) * 2 + 2]);
  const named = points.length > 0 ? points : years;
  return named.length > 0 ? { from: Math.min(...named), to: Math.max(...named) } : null;
}

const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
