import { type Kysely, sql } from "kysely";

/** Smaller tables are read whole as fast as by an index. */
const FEW_ROWS = 500;

/**
 * Analyses tables with more changes since their last analysis than they had rows then; answers their names. PostgreSQL
 * does so itself within a minute, but until then plans scans as for a small table.
 */
export async function countGrownTables(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema() and s.n_live_tup > ${FEW_ROWS} and s.n_mod_since_analyze > ${FEW_ROWS} + greatest(c.reltuples, 0)
    order by s.relname`.execute(db);
  // Skips tables that another process is analysing.
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
  return rows.map(({ name }) => name);
}
