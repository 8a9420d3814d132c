import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { readBackupStanding, recordBackup } from "#app/domain/backup/backups.server.ts";
import { backUpNightly } from "#app/server/jobs/back-up-nightly.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { eventually } from "#test/eventually.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

const nightsAgo = fromNow(-72 * HOUR_MS);
const proved = { file: "a.tar", records: 1, pictures: 0, size_bytes: 1, problem: null };

test("a backup whose process ended without a word is told of on the panel, and one that said why is told of once", async () => {
  const { db } = await freshDatabase();
  await recordBackup(db, { ...proved, made_at: nightsAgo });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  const words = "The process of the night's backup ended with SIGABRT; the log says more.";
  const backUp = vi.fn<(stopped: AbortSignal) => Promise<void>>().mockRejectedValue(new Error(words));
  backUpNightly(app, db, backUp);
  await app.ready();
  const problems = async () => (await readBackupStanding(db)).nights.map(({ problem }) => problem);

  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(async () => expect(await problems()).toEqual([words, null]));

  const why = "There is no space left on the disk of the backups.";
  backUp.mockImplementationOnce(async () => {
    await recordBackup(db, { ...proved, made_at: new Date().toISOString(), problem: why });
    throw new Error(words);
  });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await problems())[0]).toBe(why);
  });
  await app.close();
  expect(await problems()).toEqual([why, words, null]);
});

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

  await db.updateTable("backups").set({ made_at: nightsAgo }).execute();
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
