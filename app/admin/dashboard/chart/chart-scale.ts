/** The lowest round number, with a round half, that is at least `highest`: 2, 4, 6, 8, 10, 12, 16, 20 … */
export function topOfScale(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1.2, 1.6, 2, 4, 6, 8, 10].find((factor) => factor * power >= highest && (factor * power) % 2 === 0);
  return step! * power;
}
