import { type Kysely, sql } from "kysely";
import type { Engine } from "./columns.ts";

/** The highest id that each table has ever given; no new row may reuse ids. */
export type LastIds = Record<string, number>;

interface LastId {
  table: string;
  id: number;
}

/** Reads the last id of each table that generates ids. */
export async function readLastIds(db: Kysely<any>, engine: Engine): Promise<LastIds> {
  const { rows } = await (engine === "sqlite" ? onSqlite : onPostgres).execute(db);
  return Object.fromEntries(rows.map(({ table, id }) => [table, id]));
}

/** Sets the last ids of tables whose rows were inserted with ids. */
export async function setLastIds(db: Kysely<any>, engine: Engine, lastIds: LastIds): Promise<void> {
  for (const [table, id] of Object.entries(lastIds)) {
    if (engine === "postgres") {
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${id})`.execute(db);
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
    }
  }
}

const onSqlite = sql<LastId>`select name as "table", seq as id from sqlite_sequence where seq > 0 and name <> 'begun_counters' order by name`;

// Without `begun_counters`, which a restore rebuilds.
const onPostgres = sql<LastId>`
  select t.relname as "table", s.last_value as id
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attidentity <> ''
  join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) =
    pg_get_serial_sequence(format('%I.%I', current_schema(), t.relname), a.attname)
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and s.last_value is not null
    and t.relname <> 'begun_counters'
  order by t.relname`;
