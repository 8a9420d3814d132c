/** The format of iPhone cameras; the sentence says what to do, since few know that they have it. */
export const heicSentence =
  "This is a HEIC picture, which most browsers do not show: choose it on the phone itself, which hands over a JPEG, or save it as a JPEG first";

/** Container brands with HEVC; `mif1` names its coding in the compatible brands. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** Recognises HEIC by a file's first bytes. */
export function isHeic(bytes: Uint8Array): boolean {
  const wordAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (wordAt(4) !== "ftyp") return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  // After the major brand and its version come the compatible brands.
  const brands = [wordAt(8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(wordAt(at));
  return !brands.includes("avif") && brands.some((brand) => heicBrands.has(brand));
}
