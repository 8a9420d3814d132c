import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { isBackupDue, readBackupStanding } from "#app/domain/backup/backups.server.ts";
import { restoreBackup } from "#app/domain/backup/restore/restore-backup.server.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { servedFor, tonight } from "#test/servers/served-for.ts";
import { emptyPlace, serve } from "#test/servers/served-place.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
/** A night's file is found, named and kept by the folder and the clock alone, whatever the engine. */
const ofFiles = test.skipIf(serverUrl);

function setClock(moment: string | number) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
}

test("a night's backup is made once, proved, and told of on the panel", async () => {
  const { addLead, backUpNow, backupFolder, readStanding } = await servedFor(50);
  await addLead("Asha");
  expect(await readStanding()).toEqual({ last_proven_at: null, is_overdue: 1, nights: [] });

  await backUpNow();
  await backUpNow();

  const standing = await readStanding();
  expect(standing).toMatchObject({ is_overdue: 0, nights: [{ file: tonight(), problem: null, pictures: 0 }] });
  expect(standing.nights).toHaveLength(1);
  expect(standing.last_proven_at).toBe(standing.nights[0].made_at);
  expect((await readdir(backupFolder)).filter((name) => name !== "lock")).toEqual([tonight()]);
  const restored = await emptyPlace();
  await restoreBackup(path.join(backupFolder, tonight()), restored, () => undefined);
  const there = await serve(restored);
  expect(await there.findLeads("asha")).toEqual(["Asha"]);
  // Those backups are not in this place.
  expect(await there.readStanding()).toMatchObject({ last_proven_at: null, is_overdue: 0, nights: [] });
});

ofFiles(
  "one made between midnight and half past two belongs to the night before, and the next one has a name of its own",
  async () => {
    setClock("2027-03-09T19:00:00.000Z");
    const { backUpNow, backupFolder, readStanding } = await servedFor(50);
    await backUpNow();
    setClock("2027-03-09T21:00:30.000Z");

    await backUpNow();

    const names = ["nightly-2027-03-10.tar", "nightly-2027-03-09.tar"];
    expect((await readStanding()).nights).toMatchObject(names.map((file) => ({ file, problem: null })));
    expect((await readdir(backupFolder)).filter((name) => name !== "lock")).toEqual(names.toReversed());
  },
);

ofFiles(
  "a night's file that nobody noted is proved and noted, and is not made again; a night later it is left alone, and the sentence names it",
  async () => {
    const { backUpNow, backupFolder, db, readStanding } = await servedFor(50);
    await backUpNow();
    const before = tonight();
    const { nights } = await readStanding();
    const { mtimeMs } = await stat(path.join(backupFolder, before));
    await db.deleteFrom("backups").execute();

    await backUpNow();

    const { id: _, ...noted } = nights[0];
    expect((await readStanding()).nights).toMatchObject([noted]);
    expect((await stat(path.join(backupFolder, before))).mtimeMs).toBe(mtimeMs);

    await db.deleteFrom("backups").execute();
    setClock(Date.now() + DAY_MS);
    await rename(path.join(backupFolder, before), path.join(backupFolder, tonight()));
    await expect(backUpNow()).rejects.toThrow(`There is already a file ${path.join(backupFolder, tonight())}`);
    const left = await db.selectFrom("backups").select(["file", "problem"]).execute();
    expect(left).toEqual([{ file: tonight(), problem: expect.stringContaining("already a file") }]);
  },
);

ofFiles(
  "one made while the clock was ahead keeps no night until then without a backup, and is no night's when its own comes",
  async () => {
    const { backUpNow, db } = await servedFor(50);
    const now = Date.now();
    setClock(now + 400 * DAY_MS);
    await backUpNow();
    setClock(now);
    expect(await readBackupStanding(db)).toMatchObject({ last_proven_at: null, is_overdue: 1 });
    await expectBackUp();

    setClock(now + 400 * DAY_MS + 1000);
    expect((await readBackupStanding(db)).is_overdue).toBe(1);
    await expectBackUp();

    async function expectBackUp() {
      await backUpNow();
      const { nights, last_proven_at, is_overdue } = await readBackupStanding(db);
      const newest = { file: tonight(), made_at: last_proven_at, problem: null };
      expect([is_overdue, nights[0]]).toMatchObject([0, newest]);
    }
  },
);

ofFiles(
  "old files and what a broken-off backup left go; those of nights to come take no place among the others, and stay as these do",
  async () => {
    const { backUpNow, backupFolder } = await servedFor(50);
    await mkdir(path.join(backupFolder, ".proof-abc"), { recursive: true });
    const twoDigits = (number: number) => String(number).padStart(2, "0");
    const days = Array.from({ length: 20 }, (_, index) => `nightly-2026-01-${twoDigits(index + 1)}.tar`);
    const ahead = Array.from({ length: 12 }, (_, month) => `nightly-2126-${twoDigits(month + 1)}-01.tar`);
    for (const name of [...days, ...ahead, "mine.tar", ".nightly-2026-01-21.tar.part"])
      await writeFile(path.join(backupFolder, name), "");

    await backUpNow();

    // The fourth and the eleventh were Sundays.
    const kept = ["04", "11", "15", "16", "17", "18", "19", "20"].map((day) => `nightly-2026-01-${day}.tar`);
    expect((await readdir(backupFolder)).filter((name) => name !== "lock").toSorted()).toEqual(
      [...ahead.map((name) => `ahead-${name}`), "mine.tar", ...kept, tonight()].toSorted(),
    );
  },
);

test("a backup that cannot be written is told of in a sentence, and the records stay overdue", async () => {
  const { backUpNow, backupFolder, readStanding } = await servedFor(50);
  await writeFile(backupFolder, "a file where the folder should be");

  await expect(backUpNow()).rejects.toThrow();

  const problem = `Disha cannot write to its backup folder ${backupFolder}; make it writable for this user.`;
  const nights = [{ records: 0, problem }];
  expect(await readStanding()).toMatchObject({ last_proven_at: null, is_overdue: 1, nights });
});

test("a backup is due from half past two at night in India, and overdue after 48 hours", async () => {
  const { db } = await freshDatabase();
  const born = "2026-11-20T12:00:00.000Z";
  await (db as Kysely<any>).updateTable("migrations").set({ applied_at: born }).execute();
  const at = (moment: string) => new Date(moment);
  expect(await isBackupDue(db, at("2026-11-20T20:59:00.000Z"))).toBe(false);
  expect(await isBackupDue(db, at("2026-11-20T21:01:00.000Z"))).toBe(true);
  const made = { file: "a.tar", made_at: "2026-11-20T21:02:00.000Z", records: 1, pictures: 0, size_bytes: 1 };
  await db
    .insertInto("backups")
    .values({ ...made, problem: "There is no space left." })
    .execute();
  expect(await isBackupDue(db, at("2026-11-20T21:03:00.000Z"))).toBe(true);
  await db
    .insertInto("backups")
    .values({ ...made, problem: null })
    .execute();
  expect(await isBackupDue(db, at("2026-11-21T20:59:00.000Z"))).toBe(false);
  expect(await isBackupDue(db, at("2026-11-21T21:01:00.000Z"))).toBe(true);
  const isOverdue = async (moment: string) => (await readBackupStanding(db, at(moment))).is_overdue;
  expect(await isOverdue("2026-11-22T21:00:00.000Z")).toBe(0);
  expect(await isOverdue("2026-11-22T21:03:00.000Z")).toBe(1);
});

test.runIf(serverUrl)("of several processes on one PostgreSQL one makes the backup", async () => {
  const { backUpNow, backupFolder, readStanding, db } = await servedFor(50);

  await Promise.all([backUpNow(), backUpNow(), backUpNow()]);

  expect((await readStanding()).nights).toHaveLength(1);
  expect((await readdir(backupFolder)).filter((name) => name.endsWith(".tar"))).toEqual([tonight()]);
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and objid = 7243`.execute(db);
  expect(rows).toEqual([]);
});
