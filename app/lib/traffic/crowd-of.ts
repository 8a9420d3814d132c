const CROWDS = 1024;
// Random, so that nobody can predict which keys share a place.
const seed = Math.floor(Math.random() * 2 ** 32);

/** The shared place of a key when no own places are left. */
export function crowdOf(key: string): string {
  let hash = seed;
  for (const sign of key) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01_00_01_93);
  return `crowd ${(hash >>> 0) % CROWDS}`;
}
