import { Worker } from "node:worker_threads";

/** So many changed rows, those of indexes of words included, are some four megabytes of the log. */
const CHANGES_BEFORE_COPY = 1000;
const IDLE_MS = 30_000;

// A text, not a file: the bundle of the product is one file, and tests run from the sources.
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

/**
 * Copies what SQLite's log holds back into the file beside the thread that serves: there it would wait for the disk
 * meanwhile.
 */
export interface LogCopier {
  /** Told after each use of the database how many rows were ever changed. */
  changed(total: number): void;
  /** Must be over before the database is closed, which then takes the log away. */
  stop(): Promise<void>;
}

/**
 * The thread begins when there is something to copy and ends when there was nothing for a while. Where it cannot copy,
 * on a full disk for instance, the log grows until the serving connection copies it itself.
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
    // It ends by itself; what it was to copy the next one copies.
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
