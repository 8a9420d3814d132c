import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Kysely } from "kysely";
import type { Engine } from "#db/columns.ts";
import type { TableShape } from "#db/migrating/table-shapes.ts";
import { type ReportProgress, tableEntryName, type TableSums } from "#app/domain/backup/backup-manifest.server.ts";
import { archivedTables, createTableSum, tableLines } from "./table-lines.server.ts";

const PART_CHARACTERS = 1024 * 1024;
/** Higher levels take longer and gain little. */
const GZIP_LEVEL = 3;

type AddEntry = (name: string, content: Buffer) => Promise<void>;

interface Archived {
  db: Kysely<any>;
  engine: Engine;
}

/** Adds every table's rows as JSON lines, gzipped in parts of about a megabyte; answers rows and checksum per table. */
export async function archiveTables(
  { db, engine }: Archived,
  add: AddEntry,
  report: ReportProgress,
): Promise<TableSums> {
  const tables = await archivedTables(db, engine);
  const total = await countRowsOf(db, tables);
  let done = 0;
  const sums: TableSums = {};
  for (const table of tables) {
    sums[table.name] = await archiveTable(db, table, add, (rows) => report("records", (done += rows), total));
  }
  return sums;
}

async function archiveTable(db: Kysely<any>, table: TableShape, add: AddEntry, onRows: (rows: number) => void) {
  const sum = createTableSum();
  let part = 0;
  let text = "";
  const finishPart = async () => {
    if (text === "") return;
    part += 1;
    await add(tableEntryName(table.name, part), await promisify(gzip)(text, { level: GZIP_LEVEL }));
    text = "";
  };
  for await (const lines of tableLines(db, table)) {
    sum.add(lines);
    text += lines.join("");
    if (text.length >= PART_CHARACTERS) await finishPart();
    onRows(lines.length);
  }
  await finishPart();
  return sum.result();
}

async function countRowsOf(db: Kysely<any>, tables: TableShape[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const { rows } = await db
      .selectFrom(name)
      .select((of) => of.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    total += rows;
  }
  return total;
}
