const TILES_PER_ROW = 4;

export type TileSize = "small" | "wide" | "tall" | "large";

/** Section 9: the size follows from the image's id plus its row (from 0, D32), modulo 10. */
export function tileSize(imageId: number, place: number): TileSize {
  const row = Math.floor(place / TILES_PER_ROW);
  const rest = (imageId + row) % 10;
  if (rest < 4) return "small";
  if (rest <= 6) return "wide";
  return rest <= 8 ? "tall" : "large";
}
