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

/** What a migration works with. */
export interface SchemaChange {
  db: Kysely<any>;
  engine: Engine;
  createTable(table: string, ...parts: TablePart[]): Promise<void>;
  /** Optional ones, or with what rows that are there have in them. */
  addColumns(table: string, ...columns: Column[]): Promise<void>;
  /** Makes new ids go on after the highest one, where rows were copied with theirs. */
  countOn(table: string): Promise<void>;
  /** A rule between columns, under a name of its own. */
  check(table: string, name: string, condition: string): Promise<void>;
  /** Puts another rule in the place of one. */
  changeCheck(table: string, name: string, condition: string): Promise<void>;
  index(table: string, ...columns: string[]): Promise<void>;
  /** Where a list is in the order of an expression; `column` is the one that the index is named for. */
  indexBy(table: string, column: string, expressions: string): Promise<void>;
  /** Makes words be found anywhere in the table's `search_text`; the database keeps it in step from then on. */
  searchIndex(table: string): Promise<void>;
  dropIndex(table: string, ...columns: string[]): Promise<void>;
  /** Keeps the table `counters` true for the facets of a table's rows. */
  count(table: string, facets: Facet[]): Promise<void>;
  unique(table: string, column: string): Promise<void>;
  /** Without regard to case, in ASCII letters. */
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
    // SQLite takes the highest id for the start by itself.
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
