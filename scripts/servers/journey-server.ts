import { createJourneyDatabase } from "./journey-database.ts";
import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/**
 * The built product on a database and a data folder of its own, both gone when it stops. `takeErrors` answers what it
 * has written to stderr since the last time. `more` is added to its environment.
 */
export async function startJourneyServer(more: Record<string, string> = {}) {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const database = serverUrl ? await createJourneyDatabase(serverUrl) : null;
  // Each story names the address that it visits from: else the limit of a form would count all of them together.
  const environment = { TRUST_PROXY: "1", ...(database && { DATABASE_URL: database.url }), ...more };
  let errors = "";
  const server = await startTemporaryServer(await sparePort(), environment, { onError: (words) => (errors += words) });
  function takeErrors() {
    const lines = errors.split("\n").filter(Boolean);
    errors = "";
    return lines;
  }
  return {
    address: server.address,
    /** Of a PostgreSQL. */
    databaseUrl: database?.url,
    takeErrors,
    restart: server.restart,
    async stop() {
      await server.stop();
      await database?.drop();
    },
  };
}
