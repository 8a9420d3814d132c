import type { Count } from "#app/domain/list/page-of.ts";

/** Of several nouns together. */
export const sumOf = (counts: Count[]): Count =>
  counts.reduce<Count>(
    (sum, { total, is_more }) => ({
      total: sum.total + total,
      ...((sum.is_more || is_more) && { is_more: 1 as const }),
    }),
    { total: 0 },
  );
