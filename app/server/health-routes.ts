import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { logUnexpected } from "#app/lib/failures/log-unexpected.server.ts";
import type { Database } from "#db/database.ts";

/** `/health`: the process runs. `/ready`: the database answers as well. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get("/health", () => ({ status: "ok" }));
  app.get("/ready", async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch (error) {
      logUnexpected(error);
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
