const CROWDS = 1024;
// Nobody can tell from outside who shares a place with whom.
const seed = Math.floor(Math.random() * 2 ** 32);

/** The place that a key shares with others where all places of their own are taken. */
export function crowdOf(key: string): string {
  let hash = seed;
  for (const sign of key) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01_00_01_93);
  return `crowd ${(hash >>> 0) % CROWDS}`;
}
