import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { spawnBackup } from "#app/server/spawn-backup.ts";
import { servedFor, tonight } from "#test/servers/served-for.ts";

// Its process waits for all others of the machine, those of other tests among them.
const LONGEST_MS = 180_000;

test(
  "the process that serves has the night's backup made by one of its own, with its own environment and little memory: hundreds of long articles, after hundreds of short ones, fit into it",
  { timeout: LONGEST_MS },
  async () => {
    const { backupFolder, db, place, readStanding } = await servedFor(50);
    vi.stubEnv("DATA_FOLDER", place.dataFolder);
    vi.stubEnv("DATABASE_URL", place.databaseUrl ?? "");
    vi.stubEnv("BACKUP_FOLDER", backupFolder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const body = (length: number) => JSON.stringify({ columns: { body: "क".repeat(length) } });
    const version = { act: "saved", changed: "[]", actor_id: null, created_at: new Date().toISOString() } as const;
    for (const length of [...Array<number>(10).fill(4), ...Array<number>(12).fill(40_000)]) {
      const versions = Array.from({ length: 50 }, () => ({ ...version, record: "articles 1", snapshot: body(length) }));
      await db.insertInto("versions").values(versions).execute();
    }

    await spawnBackup(new AbortController().signal);

    expect(await readStanding()).toMatchObject({ is_overdue: 0, nights: [{ file: tonight(), problem: null }] });
    expect(await readdir(backupFolder)).toContain(tonight());
  },
);
