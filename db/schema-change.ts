import { type Kysely, sql } from "kysely";
import { createTableStatement, type Engine, quoted, type TablePart } from "#db/columns.ts";

/** What a migration works with. */
export interface SchemaChange {
  db: Kysely<any>;
  createTable(table: string, ...parts: TablePart[]): Promise<void>;
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
    index: (table, ...columns) =>
      run(`create index "${table}__${columns.join("__")}__index" on "${table}" (${quoted(columns)})`),
    unique: (table, column) => uniqueOn(table, column, `"${column}"`),
    uniqueCaseless: (table, column) => uniqueOn(table, column, `lower("${column}")`),
  };
}
