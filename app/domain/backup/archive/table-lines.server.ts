import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { readTableShapes, type TableShape } from "#db/migrating/table-shapes.ts";
import type { TableSums } from "#app/domain/backup/backup-manifest.server.ts";

const PAGE_ROWS = 500;
/** Bounds memory: a page exists as rows, as lines and as joined text. */
const PAGE_BYTES = 2 * 1024 * 1024;

type Row = Record<string, unknown>;

/** Tables that belong to the installation, not to its records; a restored database has its own. */
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

/** The tables in a backup. */
export async function archivedTables(db: Kysely<any>, engine: OpenDatabase["engine"]): Promise<TableShape[]> {
  return (await readTableShapes(db, engine)).filter(({ name }) => !placeTables.has(name));
}

/** Yields a table's rows page by page in key order, each as a line that is identical on both engines. */
export async function* tableLines(db: Kysely<any>, table: TableShape): AsyncGenerator<string[]> {
  let last: Row | undefined;
  do {
    const fitting = await countFitting(db, table, last);
    const rows: Row[] = await rowsAfter(db, table, last).select(table.columns).limit(fitting).execute();
    if (rows.length > 0) yield rows.map((row) => lineOf(row, table));
    last = rows.length === fitting ? rows.at(-1) : undefined;
  } while (last);
}

/** Rows and checksum per table, as in the manifest. */
export async function sumTables(db: Kysely<any>, tables: TableShape[]): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of tables) {
    const sum = createTableSum();
    for await (const lines of tableLines(db, table)) sum.add(lines);
    sums[table.name] = sum.result();
  }
  return sums;
}

/** Collects rows and SHA-256 of a table's lines. */
export function createTableSum() {
  const hash = createHash("sha256");
  let rows = 0;
  const add = (lines: string[]) => {
    rows += lines.length;
    for (const line of lines) hash.update(line);
  };
  return { add, result: () => ({ rows, sha256: hash.digest("hex") }) };
}

/** How many of the next rows fit a page; at least one. */
async function countFitting(db: Kysely<any>, table: TableShape, last: Row | undefined): Promise<number> {
  const weight = sql.join([sql`0`, ...table.texts.map((text) => bytesOf(db, text))], sql` + `);
  const rows = await rowsAfter(db, table, last).select(weight.as("bytes")).limit(PAGE_ROWS).execute();
  let bytes = 0;
  const firstBeyond = rows.findIndex((row) => (bytes += Number(row["bytes"])) > PAGE_BYTES);
  return firstBeyond === -1 ? PAGE_ROWS : Math.max(1, firstBeyond);
}

/** Both engines store a text's length, so no text is read for this. */
const bytesOf = (db: Kysely<any>, column: string) =>
  sql`coalesce(octet_length(${sql.ref(column)}${isPostgres(db) ? sql`::text` : sql``}), 0)`;

function rowsAfter(db: Kysely<any>, { name, key }: TableShape, last: Row | undefined) {
  const keyed = sql.join(key.map((column) => sql.ref(column)));
  const rows = db.selectFrom(name).orderBy(keyed);
  if (!last) return rows;
  const values = sql.join(key.map((column) => last[column]));
  return rows.where(sql<boolean>`(${keyed}) > (${values})`);
}

const lineOf = (row: Row, { columns }: TableShape) =>
  `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, ordered(row[column])])))}\n`;

/** Sorts keys, since PostgreSQL reorders those of JSON values. */
function ordered(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(ordered);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}
