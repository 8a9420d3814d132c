import { createJourneyDatabase } from "./journey-database.ts";
import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/** The built product on a database and a data folder of its own, both gone when it stops. */
export async function startJourneyServer() {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const database = serverUrl ? await createJourneyDatabase(serverUrl) : null;
  const server = await startTemporaryServer(await sparePort(), database ? { DATABASE_URL: database.url } : {});
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await database?.drop();
    },
  };
}
