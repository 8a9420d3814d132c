import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { beginBulkLoad } from "#db/engines/bulk-load.ts";
import { openDatabase } from "#db/database.ts";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { lightCommand, serverEnvironment } from "#scripts/commands/server-command.mjs";
import { withPostgres } from "#scripts/servers/with-postgres.ts";
import { startBench } from "#bench/fill/bench-admin.ts";
import { fillLeads } from "#bench/fill/fill-leads.ts";
import { metOrMissed } from "#bench/verdict.ts";

const leadCount = 1_000_000;
const memoryBarMegabytes = 200;
const lookEveryMs = 100;

/**
 * Backs up a million leads from each engine and restores each file on the other: the time, and the peak memory of each
 * command.
 */
export async function measureBackup() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-backup-bench-"));
  try {
    const isMeasured = await withPostgres((databaseUrl) => measureMoves(folder, databaseUrl));
    if (!isMeasured) console.log("No PostgreSQL was found: backups were not measured.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureMoves(folder: string, databaseUrl: string) {
  const embedded = { DATA_FOLDER: path.join(folder, "embedded"), DATABASE_URL: "" };
  const onServer = { DATA_FOLDER: path.join(folder, "uploads-of-postgres"), DATABASE_URL: databaseUrl };
  const returned = { DATA_FOLDER: path.join(folder, "returned"), DATABASE_URL: "" };
  const [there, back] = [path.join(folder, "there.tar"), path.join(folder, "back.tar")];
  await fill(embedded.DATA_FOLDER);
  await measureCommand("Backup of SQLite", ["run-backup.ts", there], embedded);
  console.log(`  a file of ${Math.round((await stat(there)).size / 1e6)} MB`);
  await measureCommand("Restore on PostgreSQL", ["run-restore.ts", there], onServer);
  await rm(embedded.DATA_FOLDER, { recursive: true });
  await measureCommand("Backup of PostgreSQL", ["run-backup.ts", back], onServer);
  await measureCommand("Restore on SQLite", ["run-restore.ts", back], returned);
}

/** Without indexes, triggers and foreign keys, with which it takes ten times as long. */
async function fill(dataFolder: string) {
  const { db, engine, close } = await openDatabase({ dataFolder, databaseUrl: undefined });
  await startBench(db);
  await sql`pragma foreign_keys = off`.execute(db);
  const bringBack = await beginBulkLoad(db, engine);
  await fillLeads(db, leadCount);
  await bringBack();
  await close();
}

async function measureCommand(what: string, [script, file]: string[], environment: Record<string, string>) {
  const start = performance.now();
  const parameters = [...lightCommand, path.join("scripts", script!), file!];
  const command = spawn(process.execPath, parameters, {
    cwd: projectFolder,
    env: { ...process.env, ...serverEnvironment, ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(command, "exit");
  let most = { megabytes: 0, processorSeconds: 0 };
  while (command.exitCode === null) {
    most = (await costOf(command.pid!)) ?? most;
    await Promise.race([ended, pause(lookEveryMs)]);
  }
  if (command.exitCode !== 0) throw new Error(`${what} failed.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${what}, ${leadCount.toLocaleString("en")} leads: ${seconds} s (${most.processorSeconds.toFixed(0)} of the processor), ` +
      `at most ${most.megabytes.toFixed(0)} MB (bar: under ${memoryBarMegabytes}) ${metOrMissed(most.megabytes < memoryBarMegabytes)}`,
  );
}

/** The cost so far; null if the process has ended. */
async function costOf(processId: number) {
  try {
    const [status, line] = await Promise.all(
      ["status", "stat"].map((file) => readFile(`/proc/${processId}/${file}`, "utf8")),
    );
    const [user, system] = line!
      .slice(line!.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(status!);
    return peak && { megabytes: Number(peak[1]) / 1024, processorSeconds: (Number(user) + Number(system)) / 100 };
  } catch {
    return null;
  }
}
