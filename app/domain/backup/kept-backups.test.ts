import { expect, test } from "vitest";
import { backupsToRemove, nightlyFile } from "#app/domain/backup/kept-backups.ts";

const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);

test("after half a year of nights seven daily backups and the last ones of four weeks are left", () => {
  let files = ["disha-2026-01-05.tar", "notes.txt"];
  for (let night = 0; night < 180; night++) {
    files.push(nightlyFile(dayAfter(night)));
    const gone = new Set(backupsToRemove(files));
    files = files.filter((file) => !gone.has(file));
  }
  // The 29th of June 2026 was a Monday: the Sundays before the seven last nights stand for their weeks.
  expect(files).toEqual([
    "disha-2026-01-05.tar",
    "notes.txt",
    ...["2026-05-31", "2026-06-07", "2026-06-14", "2026-06-21"].map(nightlyFile),
    ...[23, 24, 25, 26, 27, 28, 29].map((day) => nightlyFile(`2026-06-${day}`)),
  ]);
});

test("a week without a single backup does not cost another one", () => {
  const nights = [0, 20, 40, 60, 80, 100, 101, 102, 103, 104, 105, 106];
  const files = nights.map((night) => nightlyFile(dayAfter(night)));
  expect(backupsToRemove(files)).toEqual([files[0]]);
});
