import type { Config } from "#app/config.server.ts";
import { announce, listenOrRefuse, publicOriginOf, stopGracefully } from "./serving.ts";

/** Production: everything comes from the build. */
export async function serveBuild(config: Config): Promise<void> {
  const built = new URL("../build/server/index.js", import.meta.url);
  const { createApp, openDatabase, prepareContent } = (await import(built.href)) as typeof import("#app/server-app.ts");
  const database = await openDatabase(config);
  const password = await prepareContent(database.db, config.firstAdmin);
  const app = await createApp({
    db: database.db,
    dataFolder: config.dataFolder,
    publicOrigin: publicOriginOf(config),
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    clientFiles: new URL("../build/client", import.meta.url).pathname,
  });
  await app.ready();
  await listenOrRefuse(config, () => app.listen({ port: config.port, host: config.host }));
  announce(config, password);
  stopGracefully(async () => {
    await app.close();
    await database.close();
  });
}
