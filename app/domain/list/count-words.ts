import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "#app/lib/text/counted.ts";
import type { Count } from "./page-of.ts";

/** As an answer tells a count, whether it always says that there are more or only where there are. */
type ToldCount = Pick<Count, "total"> & { is_more?: 0 | 1 | undefined };

/** `2,345`, or `10,000+` where nobody counts on. */
export const countWords = ({ total, is_more }: ToldCount): string => `${groupDigits(total)}${is_more ? "+" : ""}`;

/** `1 course`, or `10,000+ courses`. */
export const countedAs = (count: ToldCount, one: string, many: string): string =>
  count.is_more ? `${countWords(count)} ${many}` : counted(count.total, one, many);

/** Of several nouns together. */
export const sumOf = (counts: ToldCount[]): Count =>
  counts.reduce<Count>(
    (sum, { total, is_more }) => ({
      total: sum.total + total,
      ...((sum.is_more || is_more) && { is_more: 1 as const }),
    }),
    { total: 0 },
  );
