import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { recordBackup } from "#app/domain/backup/backups.server.ts";
import { backUpNightly } from "#app/server/jobs/back-up-nightly.ts";
import { eventually } from "#test/eventually.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const HOUR_MS = 3_600_000;
const agesAgo = "2026-01-01T00:00:00.000Z";
const proved = { file: "a.tar", records: 1, pictures: 0, size_bytes: 1, problem: null };

test("the night's backup is begun once it is due, an hour after it failed again, and not after it is proved", async () => {
  const { db } = await freshDatabase();
  await recordBackup(db, { ...proved, made_at: new Date().toISOString() });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  const backUp = vi.fn<(stopped: AbortSignal) => Promise<void>>();
  backUpNightly(app, db, backUp);
  await app.ready();
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  await pass(2 * HOUR_MS);
  expect(backUp).not.toHaveBeenCalled();

  await db.updateTable("backups").set({ made_at: agesAgo }).execute();
  backUp.mockRejectedValueOnce(new Error("The night's backup failed."));
  await pass(60_000);
  await eventually(() => expect(backUp).toHaveBeenCalledTimes(1));
  await pass(HOUR_MS - 120_000);
  expect(backUp).toHaveBeenCalledTimes(1);

  backUp.mockImplementationOnce(() => recordBackup(db, { ...proved, made_at: new Date().toISOString() }));
  // The hour begins when the failure is known, which PostgreSQL takes its time for.
  await eventually(async () => {
    await pass(60_000);
    expect(backUp).toHaveBeenCalledTimes(2);
  });
  await pass(2 * HOUR_MS);
  // It waits for what is under way.
  await app.close();
  expect(backUp).toHaveBeenCalledTimes(2);
});
