import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Kysely } from "kysely";
import type { TableShape } from "#db/migrating/table-shapes.ts";

/** SQLite takes 32,766 parameters in one statement, PostgreSQL 65,535. */
const MOST_PARAMETERS = 8000;

/** Inserts the rows of one gzipped part of a table; answers their number. */
export async function insertLines(db: Kysely<any>, table: TableShape, packed: Buffer): Promise<number> {
  const text = (await promisify(gunzip)(packed)).toString();
  const lines = text.split("\n").slice(0, -1);
  const rowsAtOnce = Math.floor(MOST_PARAMETERS / table.columns.length);
  for (let start = 0; start < lines.length; start += rowsAtOnce) {
    const rows = lines.slice(start, start + rowsAtOnce).map((line) => JSON.parse(line) as Record<string, unknown>);
    await db.insertInto(table.name).values(rows).execute();
  }
  return lines.length;
}
