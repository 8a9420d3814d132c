import { dropWorkerDatabases } from "#test/postgres-server.ts";

export async function teardown() {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl) await dropWorkerDatabases(serverUrl);
}
