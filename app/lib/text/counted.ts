import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** `1 lead`, `12,345 leads`; pass `many` for other plurals, `2 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;
