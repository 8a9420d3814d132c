import { DAY_MS } from "#app/lib/time/from-now.ts";
import { midnightBefore, sinceMidnight } from "#app/lib/time/india-day.ts";

/** Times of day in India, e.g. from `21:00` until `09:00`; both empty: no quiet hours. */
export interface QuietHours {
  quiet_from: string;
  quiet_until: string;
}

/** When the quiet hours around a moment end (both in milliseconds); null outside of them. */
export function quietEnd(moment: number, { quiet_from, quiet_until }: QuietHours): number | null {
  if (!quiet_from || !quiet_until || quiet_from === quiet_until) return null;
  const midnight = midnightBefore(moment);
  const [from, until] = [midnight + sinceMidnight(quiet_from), midnight + sinceMidnight(quiet_until)];
  if (from < until) return moment >= from && moment < until ? until : null;
  if (moment < until) return until;
  return moment >= from ? until + DAY_MS : null;
}
