import { createJourneyDatabase } from "./journey-database.ts";
import { sparePort } from "./spare-port.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/**
 * Starts the built product on a database and data folder of its own, both removed when it stops. `takeErrors` answers
 * what it wrote to stderr since the last call. `more` is added to its environment.
 */
export async function startJourneyServer(more: Record<string, string> = {}) {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  const database = serverUrl ? await createJourneyDatabase(serverUrl) : null;
  // Stories send their own client addresses: otherwise one form limit would count them all together.
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
    /** Only on PostgreSQL. */
    databaseUrl: database?.url,
    takeErrors,
    restart: server.restart,
    async stop() {
      await server.stop();
      await database?.drop();
    },
  };
}
