import { type Kysely, sql } from "kysely";
import type { Engine } from "#db/columns.ts";
import { migrations } from "#db/migrations/in-order.ts";
import { type Migrations, runNext } from "./run-migration.ts";

/**
 * Runs all missing migrations, each in its transaction, also if other processes do the same at once.
 * @throws {StartRefusal} if the database was changed by another version.
 */
export async function migrate(db: Kysely<any>, engine: Engine, all: Migrations = migrations): Promise<void> {
  const isEmbedded = engine === "sqlite";
  // SQLite changes a column by rebuilding its table; dropping the old one would delete the children.
  if (isEmbedded) await sql`pragma foreign_keys = off`.execute(db);
  try {
    while (await db.transaction().execute((db) => runNext(db, engine, all)));
  } finally {
    if (isEmbedded) await sql`pragma foreign_keys = on`.execute(db);
  }
}
