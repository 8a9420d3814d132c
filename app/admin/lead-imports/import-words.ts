import { groupDigits } from "#app/lib/grouped-number.ts";

/** `1 row`, `50,000 rows`. */
export const rowsIn = (count: number): string => (count === 1 ? "1 row" : `${groupDigits(count)} rows`);

/** `1 lead is gone`, `200 leads are gone`. */
export const leadsGone = (count: number): string =>
  count === 1 ? "1 lead is gone" : `${groupDigits(count)} leads are gone`;
