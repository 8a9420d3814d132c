/** The word in `found` that differs from `typed` by at most `slips`; the most frequent of several. */
export function nearestWord(typed: string, found: string[], slips: 1 | 2 = 1): string | null {
  const near = found.filter((word) => word !== typed && differsBy(slips, typed, word));
  const counts = Map.groupBy(near, (word) => word);
  const [best] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return best?.[0] ?? null;
}

/** Whether two words differ by at most so many slips: a letter added, missing or wrong, or two neighbours swapped. */
export function differsBy(slips: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > slips) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const isNear = (from: number, to: number) => differsBy(slips - 1, one.slice(start + from), other.slice(start + to));
  if (start === one.length && start === other.length) return true;
  if (slips === 0) return false;
  const isExchanged = one[start] === other[start + 1] && one[start + 1] === other[start];
  return isNear(1, 1) || isNear(1, 0) || isNear(0, 1) || (isExchanged && isNear(2, 2));
}
