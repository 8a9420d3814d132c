import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LastBackup } from "#app/admin/dashboard/last-backup.tsx";

const night = { id: 1, file: "nightly-2026-11-20.tar", records: 1284, pictures: 30, size_bytes: 1, problem: null };
const proven = { ...night, made_at: "2026-11-20T21:04:00.000Z" };
const failed = { ...proven, id: 2, problem: "There is no space left on the disk of the backups." };
const words = (standing: Parameters<typeof LastBackup>[0]) =>
  renderToStaticMarkup(<LastBackup {...standing} />).replaceAll(/<[^>]*>/g, " ");

test("the dashboard tells when the last backup was proved, and what it holds", () => {
  const told = words({ last_proven_at: proven.made_at, is_overdue: 0, nights: [proven] });
  expect(told).toMatch(/Made 21 Nov.*, 02:34/);
  expect(told).toContain("1,284 records and 30 pictures, proved by a restore");
  expect(words({ last_proven_at: null, is_overdue: 0, nights: [] })).toContain("The first one is made tonight");
});

test("a backup that is overdue is told in red, with the reason of the last failure", () => {
  const standing = { last_proven_at: proven.made_at, is_overdue: 1 as const, nights: [failed, proven] };
  expect(words(standing)).toContain("None since 21 Nov");
  expect(words(standing)).toContain("The last try failed: There is no space left on the disk of the backups.");
  expect(renderToStaticMarkup(<LastBackup {...standing} />)).toContain("backup-overdue");
  expect(words({ last_proven_at: null, is_overdue: 1, nights: [] })).toContain("There is none yet");
});
