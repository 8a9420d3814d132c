// 32 signs that are not mistaken for one another when read aloud or copied by hand: every byte picks one evenly.
const signs = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const SIGNS_PER_GROUP = 5;

/** A password of 100 random bits in groups, e.g. `k7fmq-x2y9c-…`. */
export const generatePassword = () => Array.from({ length: GROUPS }, randomGroup).join("-");

function randomGroup(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIGNS_PER_GROUP));
  return Array.from(bytes, (byte) => signs[byte % signs.length]).join("");
}
