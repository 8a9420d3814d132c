import { Worker } from "node:worker_threads";

/** With rows of word indexes included, this is some four megabytes of log. */
const CHANGES_BEFORE_COPY = 1000;
const IDLE_MS = 30_000;

// Inline: the product is bundled into one file, and tests run from the sources.
const thread = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(workerData.path);
  const end = () => { clearTimeout(idle); database.close(); parentPort.close(); };
  const idle = setTimeout(end, workerData.idleMs);
  parentPort.on("message", (asked) => {
    if (asked === "end") return end();
    try { database.exec("pragma wal_checkpoint(passive)"); } catch {}
    idle.refresh();
    parentPort.postMessage("copied");
  });`;

/** Checkpoints SQLite's log in another thread, since the serving thread would wait for the disk. */
export interface LogCopier {
  /** Call after each use of the database with the total number of changed rows. */
  changed(total: number): void;
  /** Await it before closing the database, which deletes the log. */
  stop(): Promise<void>;
}

/**
 * The thread starts when there is something to copy and ends when idle. If it cannot copy, e.g. on a full disk, the log
 * grows until the serving connection checkpoints it.
 */
export function createLogCopier(path: string): LogCopier {
  let copied = 0;
  let worker: Worker | undefined;
  let ended: Promise<void> | undefined;
  let isCopying = false;

  function start() {
    const options = { eval: true, execArgv: [], workerData: { path, idleMs: IDLE_MS } };
    const begun = new Worker(thread, {
      ...options,
      resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
    });
    ended = new Promise((resolve) => {
      begun.once("exit", () => {
        worker = undefined;
        isCopying = false;
        resolve();
      });
    });
    begun.on("message", () => (isCopying = false));
    // The thread ends by itself; the next one copies what is left.
    begun.on("error", () => undefined);
    begun.unref();
    return begun;
  }

  function changed(total: number) {
    if (isCopying || total - copied < CHANGES_BEFORE_COPY) return;
    copied = total;
    isCopying = true;
    worker ??= start();
    worker.postMessage("copy", []);
  }

  async function stop() {
    worker?.postMessage("end", []);
    worker?.ref();
    await ended;
  }

  return { changed, stop };
}
