/** Prints a figure beside the bar that it has to stay under. */
export function verdict(what: string, value: number, unit: string, bar: number): void {
  console.log(`${what} ${value.toFixed(1)} ${unit} (bar: under ${bar.toFixed(0)}) ${metOrMissed(value < bar)}`);
}

/** A bar that is missed makes the command fail. */
export function metOrMissed(isMet: boolean): string {
  if (!isMet) process.exitCode = 1;
  return isMet ? "met" : "MISSED";
}

/** The time that this share of the sorted times does not exceed. */
export const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
