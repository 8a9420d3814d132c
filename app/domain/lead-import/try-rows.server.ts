import type { Database } from "#db/database.ts";
import { findNews } from "./known-news.server.ts";
import type { LeadImportTrial, LeadImportTrialInput } from "./lead-import-schema.ts";
import { meetKnown } from "./meet-known.server.ts";
import { readRows, waysOf } from "./read-rows.ts";

/**
 * What would become of some rows of a file, by the functions that an import itself asks; nothing is stored. A row of a
 * stranger is told with its numbers and addresses, by which whoever tries a file slice by slice knows them again.
 */
export async function tryRows(db: Database, { file, source, rows }: LeadImportTrialInput): Promise<LeadImportTrial> {
  const { read, refused } = readRows(rows, source);
  const { joins } = await meetKnown(db, read);
  const telling = new Set((await findNews(db, file, joins)).map(({ line }) => line));
  const leads = new Map(joins.map(({ line, known }) => [line, known.id]));
  const people = read.map(({ line, lead }) => ({
    line,
    ways: waysOf(lead),
    lead_id: leads.get(line) ?? null,
    is_telling: telling.has(line),
  }));
  return { people, rows: refused };
}
