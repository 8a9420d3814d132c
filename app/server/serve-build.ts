import { listenOnHost } from "./listen-on-host.ts";
import { announce, listenOrRefuse, prepareToServe, stopGracefully } from "./serving.ts";
import { spawnBackup } from "./spawn-backup.ts";

/** Twice what the slowest hundredth of visitors may wait. */
const LONGEST_DELAY_MS = 1000;

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
  await app.ready();
  await listenOrRefuse(config, () => listenOnHost(app, config));
  announce(config, password);
  stopGracefully(async () => {
    await app.close();
    await database.close();
  });
}
