import { type Kysely, sql } from "kysely";

/** Whatever is smaller is read whole as quickly as by an index. */
const FEW_ROWS = 500;

/**
 * Lets PostgreSQL count the tables that have twice as many rows as when it last did, or as many new values; answers
 * their names. It counts by itself, but within a minute: until then it goes through a table of that size as through a
 * small one.
 */
export async function countGrownTables(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema() and s.n_live_tup > ${FEW_ROWS} and s.n_mod_since_analyze > ${FEW_ROWS} + greatest(c.reltuples, 0)
    order by s.relname`.execute(db);
  // One that another process counts is left to it.
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}
