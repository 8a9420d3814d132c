import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { type Actor, recordActivities, recordActivity } from "#app/domain/activity/activities.server.ts";
import { type EventRow, putEventsBack } from "#app/domain/enquiry-event/kept-events.server.ts";
import { type MailRow, putMailsBack, setMailsApart } from "#app/domain/outbox/mails-apart.server.ts";
import { idsAmong } from "#app/domain/records/any-table.server.ts";
import { type Snapshot, snapshotOf } from "#app/domain/version/snapshot.server.ts";
import { putAllInTrash } from "#app/domain/version/trash/trash.server.ts";
import { setTag } from "#app/domain/tag/tags.server.ts";
import { endBlockedSteps } from "./no-contact-steps.server.ts";
import { refreshSearchText } from "./lead-search-text.server.ts";
import { isSeenBy } from "./lead-seers.server.ts";

type LeadRow = Selectable<Tables["leads"]>;

/** What is deleted with a lead. */
interface LeadBelongings {
  events: EventRow[];
  merged: number[];
  /** Absent in older trash. */
  tags?: number[];
  /** Unsent mails of staff; absent in older trash. */
  mails?: MailRow[];
}

/**
 * Moves leads that the actor may see to the trash, each with its timeline and the unsent mails of staff; leads merged
 * into one become standing again. `db` is the caller's transaction. Answers their ids in the trash.
 */
export async function trashLeads(db: Database, ids: number[], actor: Actor): Promise<number[]> {
  const events = await db.selectFrom("enquiry_events").selectAll().where("lead_id", "in", ids).orderBy("id").execute();
  const merged = await db
    .selectFrom("leads")
    .select(["id", "merged_into_id"])
    .where("merged_into_id", "in", ids)
    .execute();
  const tags = await db.selectFrom("lead_tags").selectAll().where("lead_id", "in", ids).execute();
  const leads = await db
    .deleteFrom("leads")
    .where("id", "in", ids)
    .where(isSeenBy(actor, sql`leads.id`))
    .returningAll()
    .execute();
  if (leads.length === 0) return [];
  const survivors = new Set(leads.flatMap(({ merged_into_id }) => merged_into_id ?? []));
  for (const id of survivors) if (!ids.includes(id)) await refreshSearchText(db, id);
  const acts = leads.map(({ id, name }) => ({ action: "delete" as const, type: "lead" as const, name, recordId: id }));
  await recordActivities(db, actor, acts);
  const eventsOf = Map.groupBy(events, ({ lead_id }) => lead_id);
  const mails = await setMailsApart(
    db,
    leads.flatMap(({ id }) => writtenIn(eventsOf.get(id) ?? [])),
  );
  const trashed = leads.map((lead) => {
    const own = eventsOf.get(lead.id) ?? [];
    const belongings: LeadBelongings = {
      events: own,
      mails: mails.filter(({ id }) => writtenIn(own).includes(id)),
      merged: merged.filter(({ merged_into_id }) => merged_into_id === lead.id).map(({ id }) => id),
      tags: tags.filter(({ lead_id }) => lead_id === lead.id).map(({ tag_id }) => tag_id),
    };
    return { list: "leads", id: lead.id, name: lead.name, snapshot: snapshotOf({ ...lead }, belongings) };
  });
  return putAllInTrash(db, actor, trashed);
}

/** The mails that staff wrote. Automatic answers to a visitor's form are sent all the same (record 090). */
const writtenIn = (events: EventRow[]): number[] =>
  events.flatMap(({ mail_id, actor_id }) => (actor_id === null ? [] : (mail_id ?? [])));

/**
 * Restores a lead under its id, with its timeline; `db` is the transaction that takes it out of the trash. Leads that
 * were merged into it are merged again, unless they have changed since.
 */
export async function putBackLead(db: Database, { columns, related }: Snapshot, actor: Actor, deletedAt: string) {
  const lead = columns as unknown as LeadRow;
  const { events, merged, tags = [], mails = [] } = related as LeadBelongings;
  await db
    .insertInto("leads")
    .values({ ...lead, ...(await stillTrue(db, lead)), search_text: "" })
    .execute();
  await putMailsBack(db, mails);
  await putEventsBack(db, events);
  for (const tag of await idsAmong(db, "tags", tags)) await setTag(db, [lead.id], tag!, "add");
  if (merged.length > 0) await mergeAgain(db, lead.id, merged, deletedAt);
  await refreshSearchText(db, lead.id);
  await endBlockedSteps(db, [lead.id], actor);
  await recordActivity(db, actor, { action: "restore", type: "lead" as const, name: lead.name, recordId: lead.id });
  return { isBack: true as const };
}

const mergeAgain = (db: Database, id: number, merged: number[], deletedAt: string) =>
  db
    .updateTable("leads")
    .set({ merged_into_id: id })
    .where("id", "in", merged)
    .where("merged_into_id", "is", null)
    .where("updated_at", "<=", deletedAt)
    .execute();

/** Clears references that no longer hold: an owner who left, a deleted survivor, an idempotency key used again. */
async function stillTrue(
  db: Database,
  { owner_id, merged_into_id, idempotency_key }: LeadRow,
): Promise<Partial<LeadRow>> {
  const owner = db.selectFrom("users").select("id").where("id", "=", owner_id).where("closed_at", "is", null);
  const survivor = db.selectFrom("leads").select("id").where("id", "=", merged_into_id);
  const again = db.selectFrom("leads").select("id").where("idempotency_key", "=", idempotency_key);
  return {
    ...(!(await owner.executeTakeFirst()) && { owner_id: null }),
    ...(!(await survivor.executeTakeFirst()) && { merged_into_id: null, gave_on_merge: null }),
    ...((await again.executeTakeFirst()) && { idempotency_key: null }),
  };
}
