import { counted } from "#app/lib/text/counted.ts";

const span = /^(\d+(?:\.\d+)?)\s*((?:-|–|to)\s*\d+(?:\.\d+)?\s*)?(year|month)s?$/i;

/** Excludes texts such as `2022-2025 Years`, which name calendar years. */
const MOST_MONTHS = 120;

/** `2 Years` is 24 months, `12-24 Months` at least 12; null if the text is not a course's length. */
export function monthsOf(duration: string): number | null {
  const months = read(duration)?.months ?? null;
  return months !== null && months <= MOST_MONTHS ? months : null;
}

/** The same, but null for a range. */
export const exactMonthsOf = (duration: string): number | null => (read(duration)?.isRange ? null : monthsOf(duration));

/** One spelling of a duration: `24 Month` and `2 years` become `2 Years`, `14 month` `14 Months`. */
export function writeDuration(duration: string): string {
  const length = read(duration);
  if (!length || length.isRange) return duration;
  const { months } = length;
  return months % 12 === 0 ? counted(months / 12, "Year") : counted(months, "Month");
}

function read(duration: string) {
  const [, count, range, unit] = span.exec(duration.trim()) ?? [];
  if (!count || !unit) return null;
  return { months: Number(count) * (unit.toLowerCase() === "year" ? 12 : 1), isRange: range !== undefined };
}
