import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { ensurePostgresPrograms } from "#scripts/install/postgres-programs.ts";
import { runCommand } from "#scripts/commands/run-command.mjs";
import { sparePort } from "./spare-port.ts";

const startLimitMs = 20_000;
// No test needs its database after a crash, so nothing has to be synced to disk.
const carefree = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Ends the server as a crash would, and starts it again. */
interface Control {
  crash(): Promise<void>;
  start(): Promise<void>;
}

type Task = (databaseUrl: string, control: Control) => Promise<void>;

/**
 * Runs the task with the address of a temporary PostgreSQL. False, without running the task, if PostgreSQL is not
 * available.
 */
export async function withPostgres(task: Task, settings = carefree) {
  const programs = await ensurePostgresPrograms();
  if (!programs) return false;
  const folder = await mkdtemp(path.join(tmpdir(), "disha-postgres-"));
  try {
    await runPostgres({ programs, folder, settings }, task);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

interface Cluster {
  programs: string;
  folder: string;
  settings: string[];
}

async function runPostgres({ programs, folder, settings }: Cluster, task: Task) {
  const password = randomBytes(12).toString("hex");
  const port = await sparePort();
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const account = await unprivilegedAccount(folder);
  await createCluster({ programs, folder, password, account });
  const own = [...settings, "unix_socket_directories=", "listen_addresses=127.0.0.1", `port=${port}`];
  const parameters = ["-D", path.join(folder, "cluster"), ...own.flatMap((setting) => ["-c", setting])];
  let server: ChildProcess | undefined;

  async function start() {
    server = spawn(path.join(programs, "postgres"), parameters, { cwd: folder, stdio: "ignore", ...account });
    await untilItAnswers(databaseUrl);
  }
  async function stop(signal: "SIGINT" | "SIGQUIT") {
    if (server?.kill(signal)) await once(server, "exit");
  }
  const stopAtExit = () => void server?.kill("SIGINT");
  process.once("exit", stopAtExit);
  try {
    await start();
    await task(databaseUrl, { start, crash: () => stop("SIGQUIT") });
  } finally {
    await stop("SIGINT");
    process.off("exit", stopAtExit);
  }
}

// PostgreSQL refuses to run as root.
async function unprivilegedAccount(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" })));
  await chown(folder, uid!, gid!);
  return { uid, gid };
}

async function createCluster(options: {
  programs: string;
  folder: string;
  password: string;
  account: { uid?: number | undefined; gid?: number | undefined };
}) {
  const { programs, folder, password, account } = options;
  const passwordFile = path.join(folder, "password");
  await writeFile(passwordFile, password);
  const parameters = ["-D", path.join(folder, "cluster"), "--username=postgres", "--auth=scram-sha-256"];
  const more = [`--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C", "--no-sync"];
  const exitCode = await runCommand(path.join(programs, "initdb"), [...parameters, ...more], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    ...account,
  });
  if (exitCode !== 0) throw new Error("PostgreSQL's initdb failed.");
}

async function untilItAnswers(databaseUrl: string) {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const client = new Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
