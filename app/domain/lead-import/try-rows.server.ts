import type { Database } from "#db/database.ts";
import { inParts } from "#app/lib/let-others-in.server.ts";
import { findImported } from "./imported-rows.server.ts";
import { findNews } from "./known-news.server.ts";
import type { LeadImportRow, LeadImportTrial, LeadImportTrialInput } from "./lead-import-schema.ts";
import { meetKnown } from "./meet-known.server.ts";
import { readRows, waysOf } from "./read-rows.ts";

/** Rows tried before other requests are answered. */
const ROWS_AT_ONCE = 20;

/**
 * What an import would do with these rows, by the same functions; stores nothing. Answers each row's numbers and
 * addresses, by which the caller recognises people across slices.
 */
export async function tryRows(db: Database, { rows, ...said }: LeadImportTrialInput): Promise<LeadImportTrial> {
  const all: LeadImportTrial = { people: [], rows: [] };
  for await (const some of inParts(rows, ROWS_AT_ONCE)) {
    const tried = await trySome(db, some, said);
    all.people.push(...tried.people);
    all.rows.push(...tried.rows);
  }
  return all;
}

async function trySome(
  db: Database,
  rows: LeadImportRow[],
  { file, source }: Omit<LeadImportTrialInput, "rows">,
): Promise<LeadImportTrial> {
  const { read, refused } = readRows(rows, source);
  const before = await findImported(db, read);
  const { joins } = await meetKnown(
    db,
    read.filter((row) => !before.has(row)),
  );
  const telling = new Set((await findNews(db, file, joins)).map(({ line }) => line));
  const leads = new Map(joins.map(({ line, known }) => [line, known.id]));
  const people: LeadImportTrial["people"] = read.map((row) => ({
    line: row.line,
    ways: waysOf(row.lead),
    lead_id: before.get(row) ?? leads.get(row.line) ?? null,
    is_telling: telling.has(row.line) ? 1 : 0,
  }));
  return { people, rows: refused };
}
