import { type Kysely, sql } from "kysely";
import {
  addColumnStatement,
  type Column,
  createTableStatement,
  type Engine,
  quoted,
  type TablePart,
} from "#db/columns.ts";

/** What a migration works with. */
export interface SchemaChange {
  db: Kysely<any>;
  createTable(table: string, ...parts: TablePart[]): Promise<void>;
  /** Only optional ones: rows that are there have no value for them. */
  addColumns(table: string, ...columns: Column[]): Promise<void>;
  /** Makes new ids go on after the highest one, where rows were copied with theirs. */
  countOn(table: string): Promise<void>;
  index(table: string, ...columns: string[]): Promise<void>;
  unique(table: string, column: string): Promise<void>;
  /** Without regard to case, in ASCII letters. */
  uniqueCaseless(table: string, column: string): Promise<void>;
}

export function schemaChange(db: Kysely<any>, engine: Engine): SchemaChange {
  const run = async (statement: string) => void (await sql.raw(statement).execute(db));
  const uniqueOn = (table: string, column: string, expression: string) =>
    run(`create unique index "${table}__${column}__unique" on "${table}" (${expression})`);
  return {
    db,
    createTable: (table, ...parts) => run(createTableStatement(engine, table, parts)),
    addColumns: async (table, ...columns) => {
      for (const column of columns) await run(addColumnStatement(engine, table, column));
    },
    // SQLite takes the highest id for the start by itself.
    countOn: async (table) => {
      if (engine === "sqlite") return;
      await run(
        `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), count(*) > 0) from "${table}"`,
      );
    },
    index: (table, ...columns) =>
      run(`create index "${table}__${columns.join("__")}__index" on "${table}" (${quoted(columns)})`),
    unique: (table, column) => uniqueOn(table, column, `"${column}"`),
    uniqueCaseless: (table, column) => uniqueOn(table, column, `lower("${column}")`),
  };
}
