/** Of the words that are found, the one that differs from what was typed by one letter; the most frequent of several. */
export function nearestWord(typed: string, found: string[]): string | null {
  const near = found.filter((word) => word !== typed && differsByOne(typed, word));
  const counts = Map.groupBy(near, (word) => word);
  const [best] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return best?.[0] ?? null;
}

/** One letter more, less or another, or two neighbours exchanged. */
export function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const isSame = (from: number, to: number) => one.slice(start + from) === other.slice(start + to);
  if (one.length > other.length) return isSame(1, 0);
  if (one.length < other.length) return isSame(0, 1);
  const isExchanged = one[start] === other[start + 1] && one[start + 1] === other[start];
  return isSame(1, 1) || (isExchanged && isSame(2, 2));
}
