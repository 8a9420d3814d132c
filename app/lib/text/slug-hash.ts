/**
 * A number of 32 bits for a slug, spread evenly (FNV-1a, then mixed): server and browser reckon the same, and
 * `redirects.course_hash` keeps it.
 */
export function slugHash(slug: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let place = 0; place < slug.length; place += 1) hash = Math.imul(hash ^ slug.charCodeAt(place), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** In which of 2 to the power of `bits` groups a hash lies. */
export const groupOf = (hash: number, bits: number): number => (bits === 0 ? 0 : hash >>> (32 - bits));
