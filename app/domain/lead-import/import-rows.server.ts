import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { storedLater, untilStored } from "#db/statements/stored-later.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { inParts } from "#app/lib/let-others-in.server.ts";
import { findImported, keepImported } from "./imported-rows.server.ts";
import { joinKnown } from "./join-known.server.ts";
import type { LeadImportOutcome, LeadImportRow } from "./lead-import-schema.ts";
import { findLeadImport, holdImports } from "./lead-imports.server.ts";
import { meetKnown } from "./meet-known.server.ts";
import { type Read, readRows, waysOf } from "./read-rows.ts";
import { storeImported } from "./store-imported.server.ts";

/** Rows per transaction; visitors are answered in between, since SQLite makes them wait. */
const rowsAtOnce = (db: Database) => (isPostgres(db) ? 40 : 20);

const countNames = ["created", "joined", "unchanged", "refused"] as const;

/**
 * Stores rows of an import, a few per transaction. A person known by number or address gets what their lead lacks;
 * anybody else becomes a lead; an invalid row is answered with a sentence. Rows sent again, even after a partial
 * success, change nothing. Null if there is no such import or its undoing has begun.
 */
export async function importRows(
  db: Database,
  id: number,
  rows: LeadImportRow[],
  actor: Actor,
): Promise<LeadImportOutcome | null> {
  const all: LeadImportOutcome = { created: 0, joined: 0, unchanged: 0, refused: 0, rows: [] };
  for await (const some of inParts(rows, rowsAtOnce(db))) {
    const outcome = await storedLater(db, (db) => importSome(db, { id, rows: some }, actor));
    if (!outcome) return null;
    for (const name of countNames) all[name] += outcome[name];
    all.rows.push(...outcome.rows);
  }
  await untilStored(db);
  return all;
}

async function importSome(
  db: Database,
  { id, rows }: { id: number; rows: LeadImportRow[] },
  actor: Actor,
): Promise<LeadImportOutcome | null> {
  await holdImports(db);
  const found = await findLeadImport(db, id);
  if (!found || found.undo_begun_at !== null) return null;
  const { read, refused } = readRows(rows, found.source);
  const before = await findImported(db, read);
  const { joins, strangers } = await meetKnown(
    db,
    read.filter((row) => !before.has(row)),
  );
  const people = firstOfEach(strangers);
  const created = await storeImported(db, found, people, actor);
  // People in earlier rows are known by now.
  const more = await meetKnown(
    db,
    strangers.filter((row) => !people.includes(row)),
  );
  const joined = [...joins, ...more.joins];
  const telling = await joinKnown(db, found, joined, actor);
  await keepImported(db, id, [...created, ...joined.map(({ lead, known }) => ({ lead, lead_id: known.id }))]);
  const counts = {
    created: people.length,
    joined: telling,
    unchanged: read.length - people.length - telling,
    refused: refused.length,
  };
  await db
    .updateTable("lead_imports")
    .set((row) => Object.fromEntries(countNames.map((name) => [name, row(name, "+", counts[name])])))
    .where("id", "=", id)
    .execute();
  return { ...counts, rows: refused };
}

/** The rows that share no number or address with an earlier row. */
function firstOfEach(rows: Read[]): Read[] {
  const met = new Set<string>();
  return rows.filter(({ lead }) => {
    const ways = waysOf(lead);
    const isFirst = !ways.some((way) => met.has(way));
    for (const way of ways) met.add(way);
    return isFirst;
  });
}
