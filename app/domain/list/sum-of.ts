import type { ToldCount } from "#app/lib/text/count-words.ts";
import type { Count } from "./page-of.ts";

/** The sum of several counts. */
export const sumOf = (counts: ToldCount[]): Count =>
  counts.reduce<Count>(
    (sum, { total, is_more }) => ({
      total: sum.total + total,
      ...((sum.is_more || is_more) && { is_more: 1 as const }),
    }),
    { total: 0 },
  );
