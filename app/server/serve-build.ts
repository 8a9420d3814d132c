import type { FastifyInstance } from "fastify";
import { listenOnHost } from "./listen-on-host.ts";
import { announce, listenOrRefuse, prepareToServe, stopGracefully } from "./serving.ts";
import { spawnBackup } from "./spawn-backup.ts";

/** Twice what the slowest hundredth of visitors may wait. */
const LONGEST_DELAY_MS = 1000;

/** One of each kind that visitors enter by, and lists and searches until they are compiled. */
const entrances = [
  "/",
  "/courses",
  "/universities",
  "/UG",
  ...["mba", "online", "btech"].map((words) => `/search?q=${words}`),
];

/** Production: everything comes from the build. */
export async function serveBuild(): Promise<void> {
  const built = new URL("../../build/server/index.js", import.meta.url);
  const product = (await import(built.href)) as typeof import("#app/server/create-app.ts");
  const { config, database, password, told } = await prepareToServe(product);
  const app = await product.createApp({
    ...told,
    longestDelayMs: LONGEST_DELAY_MS,
    backUp: spawnBackup,
    metricsPort: config.metricsPort,
    pool: database.pool,
    clientFiles: new URL("../../build/client", import.meta.url).pathname,
  });
  await warmUp(app);
  await listenOrRefuse(config, () => listenOnHost(app, config));
  announce(config, password);
  stopGracefully(async () => {
    await app.close();
    await database.close();
  });
}

/** The first visitors after a start would all wait for what has never run: half a second at 300 requests a second (record 089). */
async function warmUp(app: FastifyInstance): Promise<void> {
  for (const url of entrances) await app.inject({ url });
}
