import { DAY_MS } from "#app/lib/time/from-now.ts";

const DAILY = 7;
const WEEKLY = 4;
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const MONDAY_OFFSET_DAYS = 3;

const nightlyName = /^nightly-(\d{4}-\d{2}-\d{2})\.tar$/;

/** The file of a night; files with other names in the folder are never touched. */
export const nightlyFile = (day: string) => `nightly-${day}.tar`;

/** Files of nights after tonight: the clock was ahead when they were made, or is behind now. */
export const backupsAhead = (files: string[], tonight: string): string[] =>
  files.filter((file) => nightlyName.test(file) && file > tonight);

/** The files to remove: the last seven nights stay, and before them the last night of each of four weeks. */
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
