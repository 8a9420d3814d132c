/** Prints a figure beside its upper limit. */
export function verdict(what: string, value: number, unit: string, bar: number): void {
  console.log(`${what} ${value.toFixed(1)} ${unit} (bar: under ${bar.toFixed(0)}) ${metOrMissed(value < bar)}`);
}

/** Makes the command fail if the limit is missed. */
export function metOrMissed(isMet: boolean): string {
  if (!isMet) process.exitCode = 1;
  return isMet ? "met" : "MISSED";
}

/** The quantile of the times. */
export const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
