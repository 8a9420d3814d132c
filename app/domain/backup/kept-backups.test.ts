import { expect, test } from "vitest";
import { backupsToRemove, nightlyFile } from "#app/domain/backup/kept-backups.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);

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

test("with seven or fewer nothing goes, of an eighth night in the same week the oldest does", () => {
  const week = (count: number) => Array.from({ length: count }, (_, night) => nightlyFile(`2026-06-0${night + 1}`));
  expect(backupsToRemove(week(7))).toEqual([]);
  // The first of June 2026 was a Monday: the Sunday stands for its week, and is one of the seven.
  expect(backupsToRemove([...week(7), nightlyFile("2026-06-08")])).toEqual([nightlyFile("2026-06-01")]);
  expect(backupsToRemove([...week(7), nightlyFile("2026-06-08"), nightlyFile("2026-06-09")])).toEqual([
    nightlyFile("2026-06-02"),
    nightlyFile("2026-06-01"),
  ]);
});

test("only the nights' own files are ever removed, in whatever order a folder tells them", () => {
  const nights = Array.from({ length: 80 }, (_, night) => nightlyFile(dayAfter(night)));
  const others = [
    "nightly-2026.tar",
    "nightly-2025-01-01.tar.part",
    "x-nightly-2025-01-01.tar",
    "nightly-2025-01-01.tar2",
  ];
  const gone = backupsToRemove([...nights, ...others]);
  expect(backupsToRemove([...others, ...nights.toReversed()])).toEqual(gone);
  expect(gone.every((file) => nights.includes(file))).toBe(true);
  expect(gone).toHaveLength(80 - 11);
  // Whoever tidies up twice removes nothing more.
  expect(backupsToRemove(nights.filter((file) => !gone.includes(file)))).toEqual([]);
});
