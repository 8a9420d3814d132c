import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable, type Columns } from "./any-table.server.ts";

/**
 * Reads a row and locks it until the transaction ends, so that no other save can invalidate a rule between stored and
 * new values; undefined if there is none.
 */
export async function holdRow(db: Database, { table }: { table: string }, id: number): Promise<Columns | undefined> {
  const found = anyTable(db).selectFrom(table).selectAll().where("id", "=", id);
  return found.$if(isPostgres(db), (held) => held.forUpdate()).executeTakeFirst();
}
