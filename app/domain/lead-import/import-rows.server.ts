import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { joinKnown } from "./join-known.server.ts";
import type { ImportedLead, LeadImport, LeadImportOutcome, LeadImportRow } from "./lead-import-schema.ts";
import { findLeadImport } from "./lead-imports.server.ts";
import { meetKnown } from "./meet-known.server.ts";
import { type Read, readRows, waysOf } from "./read-rows.ts";
import { storeImported } from "./store-imported.server.ts";

/**
 * Stores some rows of an import in one transaction: who is known by a number or an address gets what the row tells and the
 * lead lacks, anybody else becomes a lead, and what cannot be one is answered with a sentence. The same rows sent twice
 * change nothing the second time. Null where there is no such import, or its undoing has begun.
 */
export async function importRows(
  db: Database,
  id: number,
  rows: LeadImportRow[],
  actor: Actor,
): Promise<LeadImportOutcome | null> {
  return db.transaction().execute(async (db) => {
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
      .set((row) =>
        Object.fromEntries(Object.entries(counts).map(([name, more]) => [name, row(name as "created", "+", more)])),
      )
      .where("id", "=", id)
      .execute();
    return { ...counts, rows: refused };
  });
}

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
