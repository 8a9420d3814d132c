import { createJourneyDatabase } from "./journey-database.ts";
import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/** The built product on a database and a data folder of its own, both gone when it stops. */
export async function startJourneyServer() {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const database = serverUrl ? await createJourneyDatabase(serverUrl) : null;
  // Each story names the address that it visits from: else the limit of a form would count all of them together.
  const environment = { TRUST_PROXY: "1", ...(database && { DATABASE_URL: database.url }) };
  const server = await startTemporaryServer(await sparePort(), environment);
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await database?.drop();
    },
  };
}
