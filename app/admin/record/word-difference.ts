export interface DifferencePart {
  words: string;
  /** In both, only in the old text, only in the new text. */
  is: "same" | "gone" | "come";
}

/** Longer texts are not compared word by word: all of it is replaced. */
const MOST_COMPARED = 3000;

/**
 * The difference of two texts by words: the parts that are the same or new form `after`; those that are the same or
 * gone form `before`.
 */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const start = sharedStart(old, now);
  const end = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([
    ...now.slice(0, start).map((words) => ({ words, is: "same" as const })),
    ...middle,
    ...now.slice(now.length - end).map((words) => ({ words, is: "same" as const })),
  ]);
}

/** Words with the following spaces and line breaks. */
const tokensOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

function sharedStart(one: string[], other: string[]): number {
  const differing = one.findIndex((token, index) => token !== other[index]);
  return differing === -1 ? one.length : differing;
}

/** By the longest common subsequence of words. */
function compare(old: string[], now: string[]): DifferencePart[] {
  if (old.length > MOST_COMPARED || now.length > MOST_COMPARED)
    return [
      ...old.map((words) => ({ words, is: "gone" as const })),
      ...now.map((words) => ({ words, is: "come" as const })),
    ];
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        old[row] === now[column]
          ? longest[(row + 1) * width + column + 1]! + 1
          : Math.max(longest[(row + 1) * width + column]!, longest[row * width + column + 1]!);
  const parts: DifferencePart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    if (row < old.length && old[row] === now[column]) {
      parts.push({ words: old[row]!, is: "same" });
      row += 1;
      column += 1;
    } else if (
      column === now.length ||
      (row < old.length && longest[(row + 1) * width + column]! >= longest[row * width + column + 1]!)
    )
      parts.push({ words: old[row++]!, is: "gone" });
    else parts.push({ words: now[column++]!, is: "come" });
  }
  return parts;
}

/** At each place, deletions come before additions. */
function joined(parts: DifferencePart[]): DifferencePart[] {
  const runs: DifferencePart[] = [];
  for (let index = 0; index < parts.length;) {
    const isSame = parts[index]!.is === "same";
    let next = index;
    while (next < parts.length && (parts[next]!.is === "same") === isSame) next += 1;
    const run = parts.slice(index, next);
    for (const is of isSame ? (["same"] as const) : (["gone", "come"] as const)) {
      const words = run
        .filter((part) => part.is === is)
        .map((part) => part.words)
        .join("");
      if (words) runs.push({ words, is });
    }
    index = next;
  }
  return runs;
}
