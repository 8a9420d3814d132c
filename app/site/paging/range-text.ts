import { countedAs } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";

interface Range extends Count {
  /** The number of rows before the first one shown. */
  before: number;
  shown: number;
}

/** `Showing 25–48 of 60 courses`; if all fit on one page, `24 courses`. */
export function rangeText({ before, shown, ...count }: Range, [one, many]: [string, string]): string {
  const whole = countedAs(count, one, many);
  return shown === count.total ? whole : `Showing ${before + 1}–${before + shown} of ${whole}`;
}
