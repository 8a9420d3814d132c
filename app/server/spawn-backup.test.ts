import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { spawnBackup } from "#app/server/spawn-backup.ts";
import { servedFor, tonight } from "#test/servers/served-for.ts";

/** As the process that serves has it made: by one of its own, with its own environment. */
async function backedUpBeside() {
  const served = await servedFor(50);
  vi.stubEnv("DATA_FOLDER", served.place.dataFolder);
  vi.stubEnv("DATABASE_URL", served.place.databaseUrl ?? "");
  vi.stubEnv("BACKUP_FOLDER", served.backupFolder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { ...served, backUpBeside: () => spawnBackup(new AbortController().signal) };
}

test("the process that serves has the night's backup made by one of its own, with its own environment", async () => {
  const { backUpBeside, backupFolder, readStanding } = await backedUpBeside();

  await backUpBeside();

  expect(await readStanding()).toMatchObject({ is_overdue: 0, nights: [{ file: tonight(), problem: null }] });
  expect(await readdir(backupFolder)).toContain(tonight());
});

test("hundreds of long articles, after hundreds of short ones, fit into the little memory that a backup has", async () => {
  const { backUpBeside, db, readStanding } = await backedUpBeside();
  const body = (length: number) => JSON.stringify({ columns: { body: "क".repeat(length) } });
  const version = { act: "saved", changed: "[]", actor_id: null, created_at: new Date().toISOString() } as const;
  for (const length of [...Array<number>(10).fill(4), ...Array<number>(12).fill(40_000)]) {
    const versions = Array.from({ length: 50 }, () => ({ ...version, record: "articles 1", snapshot: body(length) }));
    await db.insertInto("versions").values(versions).execute();
  }

  await backUpBeside();

  expect(await readStanding()).toMatchObject({ is_overdue: 0, nights: [{ problem: null }] });
});
