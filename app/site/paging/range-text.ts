interface Range {
  /** How many stand before the first that is shown. */
  before: number;
  shown: number;
  total: number;
  /** There are more than `total`: the count stopped there. */
  isMore?: boolean;
}

/** `Showing 25–48 of 60 courses`; where all fit on one page, `24 courses`. */
export function rangeText({ before, shown, total, isMore = false }: Range, [one, many]: [string, string]): string {
  if (total === 1) return `1 ${one}`;
  if (shown === total) return `${total} ${many}`;
  const count = total.toLocaleString("en-IN") + (isMore ? "+" : "");
  return `Showing ${before + 1}–${before + shown} of ${count} ${many}`;
}
