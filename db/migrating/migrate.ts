import { type Kysely, sql } from "kysely";
import type { Engine } from "#db/columns.ts";
import { migrations } from "#db/migrations/in-order.ts";
import { type Migrations, runNext } from "./run-migration.ts";

/** Brings the database to the newest shape, each migration all or nothing, whoever else does the same at once. */
export async function migrate(db: Kysely<any>, engine: Engine, all: Migrations = migrations): Promise<void> {
  const isEmbedded = engine === "sqlite";
  // SQLite changes a column by rebuilding its table, and dropping the old one would delete the children.
  if (isEmbedded) await sql`pragma foreign_keys = off`.execute(db);
  try {
    while (await db.transaction().execute((db) => runNext(db, engine, all)));
  } finally {
    if (isEmbedded) await sql`pragma foreign_keys = on`.execute(db);
  }
}
