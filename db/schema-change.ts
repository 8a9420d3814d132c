import { type Kysely, sql } from "kysely";
import { searchIndexStatements } from "./search-index.ts";
import {
  addColumnStatement,
  type Column,
  createTableStatement,
  type Engine,
  quoted,
  type TablePart,
} from "./columns.ts";
import { counterStatements, type Facet } from "./counter-triggers.ts";

/** The operations of a migration. */
export interface SchemaChange {
  db: Kysely<any>;
  engine: Engine;
  createTable(table: string, ...parts: TablePart[]): Promise<void>;
  /** New columns must be optional or have a value for existing rows (`filled`). */
  addColumns(table: string, ...columns: Column[]): Promise<void>;
  /** Continues ids after the highest one, after rows were copied with their ids. */
  countOn(table: string): Promise<void>;
  /** Adds a named check between columns. */
  check(table: string, name: string, condition: string): Promise<void>;
  /** Replaces a check. */
  changeCheck(table: string, name: string, condition: string): Promise<void>;
  index(table: string, ...columns: string[]): Promise<void>;
  /** An index on expressions; `column` only names it. */
  indexBy(table: string, column: string, expressions: string): Promise<void>;
  /** Indexes the table's `search_text` for words anywhere in it; triggers maintain the index. */
  searchIndex(table: string): Promise<void>;
  dropIndex(table: string, ...columns: string[]): Promise<void>;
  /** Creates the triggers that count a table's rows by facets. */
  count(table: string, facets: Facet[]): Promise<void>;
  unique(table: string, column: string): Promise<void>;
  /** Unique ignoring case, for ASCII letters. */
  uniqueCaseless(table: string, column: string): Promise<void>;
}

export function schemaChange(db: Kysely<any>, engine: Engine): SchemaChange {
  const run = async (statement: string) => void (await sql.raw(statement).execute(db));
  const uniqueOn = (table: string, column: string, expression: string) =>
    run(`create unique index "${table}__${column}__unique" on "${table}" (${expression})`);
  const check = (table: string, name: string, condition: string) =>
    run(`alter table "${table}" add constraint "${table}__${name}__check" check (${condition})`);
  return {
    db,
    engine,
    createTable: (table, ...parts) => run(createTableStatement(engine, table, parts)),
    addColumns: async (table, ...columns) => {
      for (const column of columns) await run(addColumnStatement(engine, table, column));
    },
    // SQLite continues after the highest id by itself.
    countOn: async (table) => {
      if (engine === "sqlite") return;
      await run(
        `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), count(*) > 0) from "${table}"`,
      );
    },
    check,
    changeCheck: async (table, name, condition) => {
      await run(`alter table "${table}" drop constraint "${table}__${name}__check"`);
      await check(table, name, condition);
    },
    index: (table, ...columns) =>
      run(`create index "${table}__${columns.join("__")}__index" on "${table}" (${quoted(columns)})`),
    indexBy: (table, column, expressions) =>
      run(`create index "${table}__${column}__index" on "${table}" (${expressions})`),
    searchIndex: async (table) => {
      for (const statement of searchIndexStatements(engine, table)) await run(statement);
    },
    dropIndex: (table, ...columns) => run(`drop index "${table}__${columns.join("__")}__index"`),
    count: async (table, facets) => {
      for (const statement of counterStatements(engine, table, facets)) await run(statement);
    },
    unique: (table, column) => uniqueOn(table, column, `"${column}"`),
    uniqueCaseless: (table, column) => uniqueOn(table, column, `lower("${column}")`),
  };
}
