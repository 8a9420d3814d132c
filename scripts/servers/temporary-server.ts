import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectFolder } from "#scripts/commands/run-command.mjs";
import { serverCommand, serverEnvironment } from "#scripts/commands/server-command.mjs";

const startLimitMs = 60_000;

interface Outputs {
  onError?: (words: string) => void;
  /** A file descriptor. */
  log?: number | "ignore";
}

const showErrors = (words: string) => void process.stderr.write(words);

/**
 * Starts the built product on the port with a new data folder, removed when the server stops. Its stderr is shown
 * unless `onError` is given; its log is discarded unless `log` is a file.
 */
export async function startTemporaryServer(
  port: number,
  environment: Record<string, string> = {},
  { onError = showErrors, log = "ignore" }: Outputs = {},
) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-data-"));
  const start = () => {
    const started = spawn(process.execPath, serverCommand, {
      cwd: projectFolder,
      env: { ...process.env, ...serverEnvironment, ...defaults(port, dataFolder), ...environment },
      stdio: ["ignore", log, "pipe"],
    });
    started.stderr!.setEncoding("utf8").on("data", onError);
    return started;
  };
  let server = start();
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const end = async () => {
    if (server.exitCode === null && server.kill()) await once(server, "close");
  };
  const stop = async () => {
    await end();
    process.off("exit", kill);
    await rm(dataFolder, { recursive: true, force: true });
  };
  /** Restarts on the same port and data; `meanwhile` runs while it is down. */
  const restart = async (meanwhile: () => Promise<unknown>) => {
    await end();
    await meanwhile();
    server = start();
    await untilReady(address, () => server.exitCode);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(address, () => server.exitCode);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, process: server, restart, stop };
}

// An empty variable counts as absent, so that the caller's own configuration does not reach a temporary server.
function defaults(port: number, dataFolder: string) {
  return {
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_FOLDER: dataFolder,
    DATABASE_URL: "",
    UPLOADS_URL: "",
    BACKUP_FOLDER: "",
    METRICS_PORT: "",
    PUBLIC_ORIGIN: "",
    TRUST_PROXY: "",
    SMTP_URL: "",
    MAIL_FROM: "",
  };
}

async function untilReady(address: string, exitCode: () => number | null) {
  const deadline = Date.now() + startLimitMs;
  while (!(await answersReady(address))) {
    if (exitCode() !== null) throw new Error(`The server ended with exit code ${exitCode()}.`);
    if (Date.now() > deadline) throw new Error(`The server did not answer within ${startLimitMs / 1000} s.`);
    await pause(50);
  }
}

async function answersReady(address: string) {
  const response = await fetch(`${address}/ready`).catch(() => null);
  return response?.ok === true;
}
