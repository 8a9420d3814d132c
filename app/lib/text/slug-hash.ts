/**
 * An evenly distributed 32-bit hash of a slug (FNV-1a, then mixed). Server and browser must agree, and
 * `redirects.course_hash` stores it.
 */
export function slugHash(slug: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let place = 0; place < slug.length; place += 1) hash = Math.imul(hash ^ slug.charCodeAt(place), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The group of a hash, of 2^bits. */
export const groupOf = (hash: number, bits: number): number => (bits === 0 ? 0 : hash >>> (32 - bits));
