import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { counted } from "./counted.ts";

/** A count in an answer; `is_more`: there are more than `total`. */
export interface ToldCount {
  total: number;
  is_more?: 0 | 1 | undefined;
}

/** `2,345`, or `10,000+` where counting stopped. */
export const countWords = ({ total, is_more }: ToldCount): string => `${groupDigits(total)}${is_more ? "+" : ""}`;

/** `1 course`, or `10,000+ courses`. */
export const countedAs = (count: ToldCount, one: string, many: string): string =>
  count.is_more ? `${countWords(count)} ${many}` : counted(count.total, one, many);
