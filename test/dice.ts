/** The same numbers for the same seed, from 0 to below `most`. */
export function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** Picks one of several items. */
export const oneBy =
  (roll: ReturnType<typeof dice>) =>
  <Item>(...items: Item[]): Item =>
    items[roll(items.length)]!;
