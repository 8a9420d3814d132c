/** What the cameras of iPhones write. Whoever asks for it is told what to do, as few know that they have it. */
export const heicSentence =
  "This is a HEIC picture, which most browsers do not show: choose it on the phone itself, which hands over a JPEG, or save it as a JPEG first";

/** The brands of its container whose pictures are coded as HEVC; `mif1` says what it holds by the brands behind it. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

/** By the first bytes of a file. */
export function isHeic(bytes: Uint8Array): boolean {
  const wordAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (wordAt(4) !== "ftyp") return false;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  // The brand, its version, and whatever else it is compatible with.
  const brands = [wordAt(8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(wordAt(at));
  return !brands.includes("avif") && brands.some((brand) => heicBrands.has(brand));
}
