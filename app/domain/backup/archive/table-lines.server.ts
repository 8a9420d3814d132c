import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "#db/database.ts";
import { readTableShapes, type TableShape } from "#db/migrating/table-shapes.ts";
import type { TableSums } from "#app/domain/backup/backup-manifest.server.ts";

const PAGE_ROWS = 500;

type Row = Record<string, unknown>;

/** What belongs to the place and not to its records: a restored database has a history, an index and counts of its own. */
const placeTables = new Set([
  "migrations",
  "backups",
  "site_search",
  "site_search_words",
  "begun_counters",
  "content_version",
  "counted_posts",
  "counted_failures",
  "open_records",
]);

/** The tables that a backup holds. */
export async function archivedTables(db: Kysely<any>, engine: OpenDatabase["engine"]): Promise<TableShape[]> {
  return (await readTableShapes(db, engine)).filter(({ name }) => !placeTables.has(name));
}

/** The rows of a table in the order of its key, a page at a time, each as a line that is the same on both engines. */
export async function* linesOf(db: Kysely<any>, table: TableShape): AsyncGenerator<string[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await pageAfter(db, table, last);
    if (rows.length > 0) yield rows.map((row) => lineOf(row, table));
    last = rows.length === PAGE_ROWS ? rows.at(-1) : undefined;
  } while (last);
}

/** Counts and sums up every table, as the manifest of its backup does. */
export async function sumTables(db: Kysely<any>, tables: TableShape[]): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of tables) {
    const sum = createTableSum();
    for await (const lines of linesOf(db, table)) sum.add(lines);
    sums[table.name] = sum.result();
  }
  return sums;
}

export function createTableSum() {
  const hash = createHash("sha256");
  let rows = 0;
  const add = (lines: string[]) => {
    rows += lines.length;
    for (const line of lines) hash.update(line);
  };
  return { add, result: () => ({ rows, sha256: hash.digest("hex") }) };
}

async function pageAfter(db: Kysely<any>, { name, columns, key }: TableShape, last: Row | undefined): Promise<Row[]> {
  const keyed = sql.join(key.map((column) => sql.ref(column)));
  const query = db.selectFrom(name).select(columns).orderBy(keyed).limit(PAGE_ROWS);
  if (!last) return query.execute();
  const values = sql.join(key.map((column) => last[column]));
  return query.where(sql<boolean>`(${keyed}) > (${values})`).execute();
}

const lineOf = (row: Row, { columns }: TableShape) =>
  `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, ordered(row[column])])))}\n`;

/** PostgreSQL keeps the keys of a JSON value in an order of its own. */
function ordered(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(ordered);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
