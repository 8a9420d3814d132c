import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { countGrownTables } from "#db/grown-tables.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const LOOK_EVERY_MS = 10_000;

/** A PostgreSQL that was filled a moment ago, by an import for instance, goes by its indexes all the same. */
export function countFilled(app: FastifyInstance, db: Database): void {
  // The embedded database is told its indexes by the statements.
  if (!isPostgres(db)) return;
  let counting: Promise<unknown> | null = null;

  function look() {
    counting ??= countGrownTables(db)
      // That the records cannot be reached is told where it was found out.
      .catch((error: unknown) => storageFailureOf(error) ?? app.log.error(error))
      .finally(() => (counting = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await counting;
  });
}
