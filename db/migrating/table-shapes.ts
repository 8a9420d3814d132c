import { type Kysely, sql } from "kysely";
import type { Engine } from "#db/columns.ts";

export interface TableShape {
  name: string;
  /** Key columns first, then the others by name, identical on both engines; without generated ones. */
  columns: string[];
  key: string[];
  /** Text and JSON columns, which may be large. */
  texts: string[];
}

interface ColumnRow {
  table: string;
  column: string;
  /** The position in the primary key, from 1; 0: not in it. */
  keyed: number;
  type: string;
}

const textTypes = ["text", "any", "jsonb"];

/**
 * The tables of records, read from the database's catalogue, without search tables and views.
 * @throws if a table has no primary key.
 */
export async function readTableShapes(db: Kysely<any>, engine: Engine): Promise<TableShape[]> {
  const { rows } = await (engine === "sqlite" ? columnsOnSqlite : columnsOnPostgres).execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables]
    .map(([name, columns]) => shapeOf(name, columns))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function shapeOf(name: string, columns: ColumnRow[]): TableShape {
  const keyed = columns.filter((column) => column.keyed > 0).toSorted((one, other) => one.keyed - other.keyed);
  if (keyed.length === 0) throw new Error(`The table ${name} has no primary key.`);
  const key = keyed.map(({ column }) => column);
  const others = columns.filter((column) => column.keyed === 0).map(({ column }) => column);
  const texts = columns.filter(({ type }) => textTypes.includes(type.toLowerCase())).map(({ column }) => column);
  return { name, key, columns: [...key, ...others.toSorted()], texts };
}

const columnsOnSqlite = sql<ColumnRow>`
  select t.name as "table", c.name as "column", c.pk as keyed, c.type
  from pragma_table_list as t, pragma_table_info(t.name) as c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\_%' escape '\\'`;

const columnsOnPostgres = sql<ColumnRow>`
  select t.relname as "table", a.attname as "column",
    coalesce(array_position(i.indkey::smallint[], a.attnum), -1) + 1 as keyed,
    format_type(a.atttypid, null) as type
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index i on i.indrelid = t.oid and i.indisprimary
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace`;
