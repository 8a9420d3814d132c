import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { undecided } from "#app/domain/lead/call-back-words.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import {
  type LeadImportOutcome,
  type LeadImportRow,
  importedLead,
  type ImportedLead,
  type LeadImport,
} from "./lead-import-schema.ts";
import { findLeadImport } from "./lead-imports.server.ts";
import { joinKnown } from "./join-known.server.ts";
import { findKnownPeople } from "#app/domain/lead/known-people.server.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import { storeImported } from "./store-imported.server.ts";

interface Read {
  line: number;
  lead: ImportedLead;
}

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
    const { read, refused } = readRows(rows, found);
    const known = await findKnownPeople(
      db,
      read.flatMap(({ lead }) => waysOf(lead)),
    );
    const isKnown = ({ lead }: Read) => waysOf(lead).some((way) => known.has(way));
    const joins = read
      .filter(isKnown)
      .map(({ lead }) => ({ lead, known: known.get(waysOf(lead).find((way) => known.has(way))!)! }));
    const people = asPeople(read.filter((row) => !isKnown(row)));
    await storeImported(db, found, people, actor);
    const joined = await joinKnown(db, found, joins, actor);
    const counts = {
      created: people.length,
      joined: joined + (read.length - joins.length - people.length),
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

function readRows(rows: LeadImportRow[], { source }: LeadImport) {
  const read: Read[] = [];
  const refused: LeadImportOutcome["rows"] = [];
  for (const { line, ...cells } of rows) {
    const said = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell?.trim() ?? ""]));
    const parsed = importedLead.safeParse({ ...said, course: said["course"] || undecided, source });
    if (parsed.success) read.push({ line, lead: parsed.data });
    else refused.push({ line, sentence: parsed.error.issues.map(({ message }) => message).join(". ") });
  }
  return { read, refused };
}

/** The numbers and addresses by which a row is known. */
const waysOf = ({ phone, second_phone, email }: ImportedLead): string[] =>
  [phone && phoneE164(phone), second_phone && phoneE164(second_phone), email].filter((way) => !!way) as string[];

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
