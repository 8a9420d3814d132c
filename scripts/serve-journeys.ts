// Playwright starts this: the built product on a database and a data folder of its own, both gone at the end.
import { once } from "node:events";
import { ensureBuilt } from "./ensure-built.mjs";
import { createJourneyDatabase } from "./journey-database.ts";
import { startTemporaryServer } from "./temporary-server.ts";

const { JOURNEY_PORT, TEST_DATABASE_URL } = process.env;

if (!(await ensureBuilt())) process.exit(1);
const database = TEST_DATABASE_URL ? await createJourneyDatabase(TEST_DATABASE_URL) : null;
const server = await startTemporaryServer(Number(JOURNEY_PORT), database ? { DATABASE_URL: database.url } : {});

await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), once(server.process, "exit")]);
await server.stop();
await database?.drop();
