import { DAY_MS } from "#app/lib/time/from-now.ts";

const DAILY = 7;
const WEEKLY = 4;
/** The first of January 1970 was a Thursday; weeks end with Sunday. */
const MONDAY_OFFSET_DAYS = 3;

const nightlyName = /^nightly-(\d{4}-\d{2}-\d{2})\.tar$/;

/** Each night writes a file of its own; any other name in the folder is somebody's and stays. */
export const nightlyFile = (day: string) => `nightly-${day}.tar`;

/**
 * Of the files in the folder of backups, those of nights to come: the clock was ahead when they were made, or is
 * behind.
 */
export const backupsAhead = (files: string[], tonight: string): string[] =>
  files.filter((file) => nightlyName.test(file) && file > tonight);

/**
 * Of the files in the folder of backups, those to remove: seven daily ones stay, and before them the last of four
 * weeks.
 */
export function backupsToRemove(files: string[]): string[] {
  const newestFirst = files
    .filter((file) => nightlyName.test(file))
    .toSorted()
    .toReversed();
  const daily = new Set(newestFirst.slice(0, DAILY));
  const lastOfWeeks = [...Map.groupBy(newestFirst, weekOf).values()].map(([newest]) => newest!);
  const weekly = new Set(lastOfWeeks.filter((file) => !daily.has(file)).slice(0, WEEKLY));
  return newestFirst.filter((file) => !daily.has(file) && !weekly.has(file));
}

function weekOf(file: string): number {
  const day = Date.parse(nightlyName.exec(file)![1]!) / DAY_MS;
  return Math.floor((day + MONDAY_OFFSET_DAYS) / 7);
}
