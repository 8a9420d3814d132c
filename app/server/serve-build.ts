import type { FastifyInstance } from "fastify";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createApp, openDatabase, prepareContent, readConfig } from "./create-app.ts";
import { listenOnHost } from "./listen-on-host.ts";
import { announce, listenOrRefuse, prepareToServe, stopGracefully } from "./serving.ts";
import { spawnBackup } from "./spawn-backup.ts";

/** Twice the wait allowed for the slowest hundredth of visitors. */
const LONGEST_DELAY_MS = 1000;

/** One page of each kind that visitors enter by. */
const entrances = ["/", "/courses", "/search?q=mba"];

/** Production: the entry of the build. */
export async function serve(): Promise<void> {
  const { config, database, told } = await prepareToServe({ readConfig, openDatabase, prepareContent });
  const app = await createApp({
    ...told,
    longestDelayMs: LONGEST_DELAY_MS,
    backUp: spawnBackup,
    metricsPort: config.metricsPort,
    pool: database.pool,
    clientFiles: new URL("../../build/client", import.meta.url).pathname,
  });
  await warmUp(app);
  await listenOrRefuse(config, () => listenOnHost(app, config));
  announce(config);
  stopGracefully(async () => {
    await app.close();
    await database.close();
  });
}

/**
 * Otherwise the first visitors would wait for code that never ran: half a second at 300 requests a second (record 089).
 */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of entrances) await app.inject({ url });
  collectGarbage();
}

/** What V8 does some eight seconds later: a full collection that returns freed pages (record 365). */
function collectGarbage() {
  setFlagsFromString("--expose-gc");
  runInNewContext('gc({ type: "major", execution: "sync", flavor: "last-resort" })');
  setFlagsFromString("--no-expose-gc");
}
