import { type Kysely, sql } from "kysely";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { checkForeignKeys } from "./check-foreign-keys.ts";
import type { Engine } from "#db/columns.ts";
import { type SchemaChange, schemaChange } from "#db/schema-change.ts";

export type Migrations = Record<string, { up(change: SchemaChange): Promise<void> }>;

const ADVISORY_LOCK = 7241;

/**
 * Runs the next missing migration inside the transaction `db`; false if there is none.
 * @throws {StartRefusal} if the database was changed by another version.
 */
export async function runNext(db: Kysely<any>, engine: Engine, all: Migrations): Promise<boolean> {
  if (engine === "postgres") {
    // Other starting processes wait here, and building an index may take long.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
  }
  const name = Object.keys(all)[await countApplied(db, Object.keys(all))];
  if (name === undefined) return false;
  await all[name]!.up(schemaChange(db, engine));
  if (engine === "sqlite") await checkForeignKeys(db, name);
  await db.insertInto("migrations").values({ name, applied_at: new Date() }).execute();
  return true;
}

async function countApplied(db: Kysely<any>, known: string[]): Promise<number> {
  await sql`create table if not exists migrations (name text not null primary key, applied_at text not null)`.execute(
    db,
  );
  const applied = await db.selectFrom("migrations").select("name").orderBy("name").execute();
  const foreign = applied.find((migration, position) => migration.name !== known[position]);
  if (foreign) {
    throw new StartRefusal(
      `The database was changed by another version of Disha (${foreign.name}); start that version, or a newer one.`,
    );
  }
  return applied.length;
}
