import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable, type Columns } from "./any-table.server.ts";

/** Held until the end: a rule between what is stored and what is sent must not be overtaken by another save. */
export async function holdRow(db: Database, { table }: { table: string }, id: number): Promise<Columns | undefined> {
  const found = anyTable(db).selectFrom(table).selectAll().where("id", "=", id);
  return found.$if(isPostgres(db), (held) => held.forUpdate()).executeTakeFirst();
}
