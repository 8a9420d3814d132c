import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, forgetNames, recordActivity } from "#app/domain/activity/activities.server.ts";
import { factsRefusal, storeFacts } from "#app/domain/lead/changes/lead-facts.server.ts";
import { lastEventOf } from "#app/domain/lead/contacts/taken-back-contacts.server.ts";
import { findLead } from "#app/domain/lead/list/lead-list.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";
import { wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { FactName } from "#app/domain/lead/words/lead-fact-words.ts";
import type { LeadFacts } from "#app/domain/lead/lead-facts-schema.ts";
import { forgetImported } from "./imported-rows.server.ts";
import type { LeadImportUndone } from "./lead-import-schema.ts";
import { holdImports } from "./lead-imports.server.ts";

const SLICE = 200;
/** Forgetting rows costs less. */
const ROWS_FORGOTTEN = 1000;

/**
 * Undoes part of an import per call, until nothing is left: deletes leads that only it created and nobody has worked
 * with, and removes what it added to known people, where unchanged. Null if there is no such import.
 */
export async function undoLeadImport(db: Database, id: number, actor: Actor): Promise<LeadImportUndone | null> {
  return db.transaction().execute(async (db) => {
    await holdImports(db);
    if (!(await beginUndo(db, id, actor))) return null;
    await putBackJoins(db, id);
    const removed = await deleteUntouched(db, id);
    await forgetSome(db, id);
    const { leads, joins, rows, all } = await countLeft(db, id);
    const left = leads + joins + rows;
    if (left === 0) await setMoment(db, id, "undone_at");
    return { removed, left, kept: all - leads };
  });
}

/** Marks the import, so that it takes no more rows. False if there is none. */
async function beginUndo(db: Database, id: number, actor: Actor): Promise<boolean> {
  const found = await db
    .selectFrom("lead_imports")
    .select(["file", "undo_begun_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return false;
  if (found.undo_begun_at !== null) return true;
  await setMoment(db, id, "undo_begun_at");
  await recordActivity(db, actor, { action: "delete", type: "import", name: found.file, recordId: id });
  return true;
}

/** Sets a moment once. */
async function setMoment(db: Database, id: number, moment: "undo_begun_at" | "undone_at"): Promise<void> {
  const now = new Date().toISOString();
  await db
    .updateTable("lead_imports")
    .set({ [moment]: now })
    .where("id", "=", id)
    .where(moment, "is", null)
    .execute();
}

/** Deletes the next untouched leads; answers their number. */
async function deleteUntouched(db: Database, id: number): Promise<number> {
  const untouched = untouchedOf(db, id).select("l.id");
  const found = (await untouched.orderBy("l.id").limit(SLICE).execute()).map((lead) => lead.id);
  if (found.length === 0) return 0;
  await lockLeads(db, found);
  // Whoever held the lock may have changed one.
  const ids = (await untouched.where("l.id", "in", found).execute()).map((lead) => lead.id);
  if (ids.length === 0) return 0;
  await db.deleteFrom("leads").where("id", "in", ids).execute();
  await forgetImported(db, ids);
  // They skip the trash, which would do it otherwise.
  await forgetNames(db, "lead", ids);
  return ids.length;
}

/** What is left to undo, and the number of leads that the import has in all. */
const countLeft = (db: Database, id: number) =>
  db
    .selectNoFrom((of) => [
      untouchedOf(db, id)
        .select((of) => of.fn.countAll<number>().as("leads"))
        .$asScalar()
        .$notNull()
        .as("leads"),
      of
        .selectFrom("lead_import_joins")
        .select((of) => of.fn.countAll<number>().as("joins"))
        .where("import_id", "=", id)
        .$asScalar()
        .$notNull()
        .as("joins"),
      of
        .selectFrom("lead_import_rows")
        .select((of) => of.fn.countAll<number>().as("rows"))
        .where("import_id", "=", id)
        .$asScalar()
        .$notNull()
        .as("rows"),
      of
        .selectFrom("leads")
        .select((of) => of.fn.countAll<number>().as("all"))
        .where("import_id", "=", id)
        .$asScalar()
        .$notNull()
        .as("all"),
    ])
    .executeTakeFirstOrThrow();

/**
 * Leads of the import without later events, merges, or rows in another import. A lead that others were merged into has
 * no event for it, so merges are checked separately.
 */
const untouchedOf = (db: Database, id: number) =>
  db
    .selectFrom("leads as l")
    .where("l.import_id", "=", id)
    .where("l.merged_into_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enquiry_events as e")
            .select("e.id")
            .whereRef("e.lead_id", "=", "l.id")
            .whereRef("e.created_at", ">", "l.created_at"),
        ),
      ),
    )
    .where(sql<boolean>`not exists (select 1 from leads m where m.merged_into_id = l.id)`)
    .where(isInNoOther("lead_import_rows"))
    // For imports made before rows were remembered.
    .where(isInNoOther("lead_import_joins"));

const isInNoOther = (table: "lead_import_rows" | "lead_import_joins") => sql<boolean>`not exists (
  select 1 from ${sql.table(table)} o join lead_imports i on i.id = o.import_id
  where o.lead_id = l.id and o.import_id <> l.import_id and i.undo_begun_at is null)`;

/** Forgets the import's rows, so that they are new again. */
const forgetSome = (db: Database, id: number) =>
  db
    .deleteFrom("lead_import_rows")
    .where("hash", "in", (of) =>
      of.selectFrom("lead_import_rows").select("hash").where("import_id", "=", id).limit(ROWS_FORGOTTEN),
    )
    .execute();

async function putBackJoins(db: Database, id: number): Promise<void> {
  const joins = await db
    .deleteFrom("lead_import_joins")
    .where("id", "in", (of) =>
      of.selectFrom("lead_import_joins").select("id").where("import_id", "=", id).orderBy("id").limit(SLICE),
    )
    .returningAll()
    .execute();
  if (joins.length === 0) return;
  await lockLeads(
    db,
    joins.map(({ lead_id }) => lead_id),
  );
  for (const { lead_id, filled, event_ids } of joins) {
    const lead = await findLead(db, lead_id, wholeOffice);
    if (!lead) continue;
    await storeFacts(db, lead, withoutFilled(lead, filled));
    if (event_ids.length > 0) await takeLines(db, lead_id, event_ids);
  }
}

/** The facts to clear: unchanged since, and not the last number or address. */
function withoutFilled(lead: Lead, filled: Record<string, string>): LeadFacts {
  let facts: LeadFacts = {};
  for (const [name, value] of Object.entries(filled)) {
    const fewer = { ...facts, [name]: "" };
    if (lead[name as FactName] === value && !factsRefusal(lead, fewer)) facts = fewer;
  }
  return facts;
}

/** Deletes lines and updates `last_event_at`. */
async function takeLines(db: Database, lead_id: number, ids: number[]): Promise<void> {
  await db.deleteFrom("enquiry_events").where("id", "in", ids).execute();
  const last_event_at = await lastEventOf(db, lead_id);
  if (last_event_at) await db.updateTable("leads").set({ last_event_at }).where("id", "=", lead_id).execute();
}
