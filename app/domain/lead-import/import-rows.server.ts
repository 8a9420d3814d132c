import { setImmediate as letOthersIn } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { joinKnown } from "./join-known.server.ts";
import type { ImportedLead, LeadImport, LeadImportOutcome, LeadImportRow } from "./lead-import-schema.ts";
import { findLeadImport } from "./lead-imports.server.ts";
import { meetKnown } from "./meet-known.server.ts";
import { type Read, readRows, waysOf } from "./read-rows.ts";
import { storeImported } from "./store-imported.server.ts";

/** So many rows are stored in one transaction: in between visitors are answered. */
const ROWS_AT_ONCE = 40;

const countNames = ["created", "joined", "unchanged", "refused"] as const;

/**
 * Stores some rows of an import, few at a time: who is known by a number or an address gets what the row tells and the
 * lead lacks, anybody else becomes a lead, and what cannot be one is answered with a sentence. The same rows sent twice, also
 * after some were stored, change nothing the second time. Null where there is no such import, or its undoing has begun.
 */
export async function importRows(
  db: Database,
  id: number,
  rows: LeadImportRow[],
  actor: Actor,
): Promise<LeadImportOutcome | null> {
  const all: LeadImportOutcome = { created: 0, joined: 0, unchanged: 0, refused: 0, rows: [] };
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await letOthersIn();
    const outcome = await importSome(db, { id, rows: rows.slice(from, from + ROWS_AT_ONCE) }, actor);
    if (!outcome) return null;
    for (const name of countNames) all[name] += outcome[name];
    all.rows.push(...outcome.rows);
  }
  return all;
}

const importSome = (
  db: Database,
  { id, rows }: { id: number; rows: LeadImportRow[] },
  actor: Actor,
): Promise<LeadImportOutcome | null> =>
  db.transaction().execute(async (db) => {
    const found = await holdImport(db, id);
    if (!found || found.undo_begun_at !== null) return null;
    const { read, refused } = readRows(rows, found.source);
    const { joins, strangers } = await meetKnown(db, read);
    const people = asPeople(strangers);
    await storeImported(db, found, people, actor);
    const joined = await joinKnown(db, found, joins, actor);
    const counts = {
      created: people.length,
      joined: joined + (strangers.length - people.length),
      unchanged: joins.length - joined,
      refused: refused.length,
    };
    await db
      .updateTable("lead_imports")
      .set((row) => Object.fromEntries(countNames.map((name) => [name, row(name, "+", counts[name])])))
      .where("id", "=", id)
      .execute();
    return { ...counts, rows: refused };
  });

/** Two slices of one import at once would not see each other's people. */
async function holdImport(db: Database, id: number): Promise<LeadImport | undefined> {
  if (isPostgres(db)) await db.selectFrom("lead_imports").select("id").where("id", "=", id).forUpdate().execute();
  return findLeadImport(db, id);
}

/** Rows of the same person become one lead: the first one, with what it lacks from the others. */
function asPeople(rows: Read[]): Read[] {
  const people: Read[] = [];
  const byWay = new Map<string, Read>();
  for (const row of rows) {
    const ways = waysOf(row.lead);
    const first = ways.map((way) => byWay.get(way)).find((other) => other !== undefined);
    const person = first ?? { line: row.line, lead: { ...row.lead } };
    if (first) fillIn(person.lead, row.lead);
    else people.push(person);
    for (const way of ways) byWay.set(way, person);
  }
  return people;
}

function fillIn(lead: ImportedLead, other: ImportedLead) {
  for (const name of ["phone", "email", "second_phone", "city", "language", "best_time", "message"] as const)
    lead[name] ||= other[name];
}
