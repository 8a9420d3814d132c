/** The rows that stand in the document, in order, and the empty heights that hold the places of the others. */
export type Part = { is: "row"; index: number } | { is: "gap"; before: number; height: number };

interface Stretch {
  top: number;
  bottom: number;
}

interface Placing {
  heights: ReadonlyMap<number, number>;
  /** Of rows that were never seen. */
  guess: number;
  /** The part of the list that the window shows, in pixels from the list's top. */
  seen: Stretch;
  /** The index of the row that has the focus; it and its neighbours stay, so that Tab goes on from there. */
  held: number;
}

const BEYOND_PX = 800;

export function windowedParts(ids: readonly number[], { heights, guess, seen, held }: Placing): Part[] {
  const parts: Part[] = [];
  let top = 0;
  let gap = 0;
  ids.forEach((id, index) => {
    const height = heights.get(id) ?? guess;
    const isNear = top + height > seen.top - BEYOND_PX && top < seen.bottom + BEYOND_PX;
    const isHeld = held >= 0 && Math.abs(index - held) <= 1;
    if (isNear || isHeld) {
      if (gap > 0) parts.push({ is: "gap", before: index, height: gap });
      parts.push({ is: "row", index });
      gap = 0;
    } else gap += height;
    top += height;
  });
  if (gap > 0) parts.push({ is: "gap", before: ids.length, height: gap });
  return parts;
}

export const wholeParts = (count: number): Part[] =>
  Array.from({ length: count }, (_, index) => ({ is: "row", index }) as const);
