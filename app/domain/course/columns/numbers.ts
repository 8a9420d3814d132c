/** Whole numbers, in two bytes each as long as they fit. */
export type Numbers = Uint16Array | Uint32Array;

const FIT_IN_TWO_BYTES = 0x10000;
const SHORTEST = 64;

/** Allocates `length` numbers, each below `bound`. */
export const roomBelow = (bound: number, length: number): Numbers =>
  bound <= FIT_IN_TWO_BYTES ? new Uint16Array(length) : new Uint32Array(length);

/** Sets a number in place, or in a larger or wider copy if it does not fit; a copy has room to spare. */
export function withNumber(numbers: Numbers, place: number, number: number): Numbers {
  const isWide = numbers instanceof Uint32Array;
  const bound = isWide ? Infinity : number + 1;
  const isThere = place < numbers.length;
  const length = isThere ? numbers.length : Math.max(SHORTEST, Math.ceil((place + 1) * 1.25));
  const room = isThere && (isWide || bound <= FIT_IN_TWO_BYTES) ? numbers : grown(numbers, roomBelow(bound, length));
  room[place] = number;
  return room;
}

/** Copies a column into the new array and answers that. */
export function grown<Made extends Uint8Array | Uint16Array | Uint32Array>(
  column: ArrayLike<number>,
  made: Made,
): Made {
  made.set(column);
  return made;
}
