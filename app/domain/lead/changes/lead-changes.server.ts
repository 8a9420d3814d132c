import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivities, recordActivity } from "#app/domain/activity/activities.server.ts";
import { type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { noStepSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import { findCounsellor, ownerRefusal } from "#app/domain/lead/record/counsellors.server.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import { factChangeLines } from "#app/domain/lead/words/lead-fact-words.ts";
import { factsRefusal, storeFacts } from "./lead-facts.server.ts";
import { factsCorrected, fieldsMoved } from "./lead-field-changes.ts";
import { findLead, findLeads, tellLead, tellLeads } from "#app/domain/lead/list/lead-list.server.ts";
import type { Lead, LeadsChange, LeadsOutcome, OneLeadChange } from "#app/domain/lead/lead-schema.ts";
import { setTag } from "#app/domain/tag/tags.server.ts";
import { tagEvent, tagMoves } from "./lead-tag-moves.server.ts";
import { outcomeColumns, outcomeRefusal, stageMove } from "./lead-outcomes.server.ts";
import { tellOwners } from "./lead-owner-notices.server.ts";
import { goneFor } from "#app/domain/lead/record/lead-seers.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";
import { isDecided, mergedSentence, mergedWhere, newerValue, overtakenSentence } from "./overtaken-lead.ts";

/** An owner as events name them. */
interface Owner {
  id: number;
  username: string;
}

/**
 * Changes stage, owner, follow-up, tags or facts of one lead. Answers `stale` if a field no longer has the value in
 * `from`, unless it already has the wanted one.
 */
export async function changeLead(
  db: Database,
  id: number,
  { from, ...change }: OneLeadChange,
  editor: Editor,
): Promise<SaveOutcome<Lead>> {
  return db.transaction().execute(async (db) => {
    await lockLeads(db, [id]);
    const lead = await findLead(db, id, editor);
    if (!lead) return { absent: true };
    if (editor.seen !== undefined && editor.seen !== lead.updated_at) {
      return saveObstacle(db, { table: "leads", type: "lead" as const, id }, editor);
    }
    // A merged lead is in no queue: nobody would see what is decided about it.
    const merged = isDecided(lead, change) ? mergedSentence(lead, "Decide there.") : null;
    const stale = merged ?? overtakenSentence(lead, change, from);
    if (stale) return { stale };
    const errors = factsRefusal(lead, change);
    if (errors) return { errors };
    if (isBlockedStep(lead, change)) return { errors: { follow_up_on: noStepSentence } };
    return applyToOne(db, lead, change, editor);
  });
}

type Change = Omit<OneLeadChange, "from">;

/** Whether a follow-up is set for somebody who wants no contact. */
export const isBlockedStep = (lead: Lead, { follow_up_on }: LeadChange) => lead.no_contact === 1 && !!follow_up_on;

/** Writes one audit line for all changed fields. */
async function applyToOne(db: Database, lead: Lead, change: Change, editor: Editor): Promise<SaveOutcome<Lead>> {
  const { id } = lead;
  const decided = await storeLeadChange(db, [lead], change, editor);
  if ("errors" in decided) return decided;
  const facts = await storeFacts(db, lead, change);
  const text = factChangeLines(facts);
  const corrected: NewEvent[] = text ? [{ lead_id: id, kind: "facts", text, actor_id: editor.userId }] : [];
  const events = [...decided.events, ...corrected];
  if (events.length === 0) return { record: lead };
  await recordEvents(db, events);
  const changed = await tellLead(db, id, editor);
  const changes = [...fieldsMoved(events), ...factsCorrected(facts)];
  await recordActivity(db, editor, { action: "update", type: "lead", name: changed.name, recordId: id, changes });
  return { record: changed };
}

/** Applies one change to several leads. `kept` names those that are gone, merged, or changed since. */
export async function changeLeads(
  db: Database,
  { leads: asked, ...change }: LeadsChange,
  editor: Editor,
): Promise<SaveOutcome<LeadsOutcome>> {
  return db.transaction().execute(async (db) => {
    const ids = asked.map(({ id }) => id);
    await lockLeads(db, ids);
    const found = new Map((await findLeads(db, ids, editor)).map((lead) => [lead.id, lead]));
    const kept = asked.flatMap(({ id, from }) => {
      const lead = found.get(id);
      if (!lead) return [{ id, why: goneFor(editor) }];
      const merged = mergedWhere(lead);
      if (merged) return [{ id, why: merged }];
      if (isBlockedStep(lead, change)) return [{ id, why: "wants no contact" }];
      const newer = newerValue(lead, change, from);
      return newer ? [{ id, why: `${newer.label} now ${newer.value}` }] : [];
    });
    for (const { id } of kept) found.delete(id);
    const outcome = await applyLeadChange(db, [...found.values()], change, editor);
    return "errors" in outcome ? outcome : { record: { changed: await tellLeads(db, outcome.changed, editor), kept } };
  });
}

/**
 * Changes leads that the caller has locked, in the caller's transaction. Answers the ids of those that were different
 * before.
 */
export async function applyLeadChange(
  db: Database,
  leads: Lead[],
  change: LeadChange,
  actor: Actor,
): Promise<{ changed: number[] } | { errors: FieldErrors }> {
  const outcome = await storeLeadChange(db, leads, change, actor);
  if ("errors" in outcome) return outcome;
  const { changed, events } = outcome;
  await recordEvents(db, events);
  const byLead = Map.groupBy(events, (event) => ("lead_id" in event ? event.lead_id : null));
  const acts = changed.map(({ id, name }) => ({
    action: "update" as const,
    type: "lead" as const,
    name,
    recordId: id,
    changes: fieldsMoved(byLead.get(id) ?? []),
  }));
  if (acts.length > 0) await recordActivities(db, actor, acts);
  return { changed: changed.map(({ id }) => id) };
}

/** The same, but the caller writes `events` to the timelines and records the activity. */
export async function storeLeadChange(
  db: Database,
  leads: Lead[],
  { stage, owner_id, owner_note = "", follow_up_on, add_tag, remove_tag, ...told }: LeadChange,
  actor: Actor,
): Promise<{ changed: Lead[]; events: NewEvent[] } | { errors: FieldErrors }> {
  const errors = outcomeRefusal(leads, stage, told);
  if (errors) return { errors };
  const owner = owner_id ? await findCounsellor(db, owner_id) : null;
  if (owner_id && !owner) return { errors: { owner_id: ownerRefusal } };
  const tags = await tagMoves(db, { add_tag, remove_tag });
  if ("errors" in tags) return tags;
  const events = leads.map((lead) => [
    ...eventsOf(lead, { stage, owner_id, owner_note, follow_up_on, ...told }, owner, actor),
    ...tags.moves.flatMap((move) => tagEvent(lead, move, actor)),
  ]);
  const changed = leads.filter((_, index) => events[index]!.length > 0);
  if (changed.length === 0) return { changed, events: [] };
  const ids = changed.map(({ id }) => id);
  await db
    .updateTable("leads")
    .set({
      ...(stage !== undefined && { stage }),
      ...(owner_id !== undefined && { owner_id, owner_note }),
      ...(follow_up_on !== undefined && { follow_up_on }),
      ...outcomeColumns(told),
      updated_at: new Date().toISOString(),
    })
    .where("id", "in", ids)
    .execute();
  for (const { tag, act } of tags.moves) await setTag(db, ids, tag.id, act);
  if (owner_id !== undefined) await tellOwners(db, changed, { owner_id, owner_note }, actor);
  return { changed, events: events.flat() };
}

function eventsOf(lead: Lead, change: LeadChange, owner: Owner | null, { userId }: Actor): NewEvent[] {
  const moves: { kind: NewEvent["kind"]; from: string | null; to: string | null | undefined }[] = [
    { kind: "stage", ...stageMove(lead, change) },
    { kind: "owner", from: lead.owner, to: change.owner_id === undefined ? undefined : (owner?.username ?? null) },
    { kind: "follow-up", from: lead.follow_up_on, to: change.follow_up_on },
  ];
  return moves
    .filter(({ from, to }) => to !== undefined && from !== to)
    .map(({ kind, from, to }) => ({
      lead_id: lead.id,
      kind,
      text: [`${from ?? "None"} → ${to ?? "None"}`, kind === "owner" && change.owner_note].filter(Boolean).join("\n"),
      actor_id: userId,
    }));
}
