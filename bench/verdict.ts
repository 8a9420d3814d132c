/** Prints a figure beside the bar that it has to stay under; one that is missed makes the command fail. */
export function verdict(what: string, value: number, unit: string, bar: number): void {
  if (!(value < bar)) process.exitCode = 1;
  console.log(`${what} ${value.toFixed(1)} ${unit} (bar: under ${bar.toFixed(0)}) ${value < bar ? "met" : "MISSED"}`);
}

/** The time that this share of the sorted times does not exceed. */
export const quantile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
