import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Instant, Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { takeBackEvent } from "#app/domain/enquiry-event/taken-back.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { releaseBlockedAt } from "#app/domain/no-contact/no-contacts.server.ts";
import { endBlockedSteps } from "#app/domain/lead/record/no-contact-steps.server.ts";
import { withSurvivors } from "#app/domain/lead/changes/given-back-facts.server.ts";
import { giveBackHandedOn, stepsBetween } from "#app/domain/lead/people/handed-steps.server.ts";
import { recordUpdate, withLead } from "./lead-contacts.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";
import { tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import { refreshReplies } from "./lead-replies.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { type LeadStage, leadStages, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

type Line = Selectable<Tables["enquiry_events"]>;

/**
 * Deletes a note, call or message and undoes the stage, owner and follow-up it set, unless they were set again since. A
 * call that marked "no contact" unblocks the person and restores the follow-ups it ended on other leads. Survivors give
 * back what they took over of this.
 */
export const takeBackLeadEvent = (
  db: Database,
  id: number,
  eventId: number,
  actor: Actor,
): Promise<SaveOutcome<Lead>> =>
  withLead<Lead>(db, id, actor, async (db, lead) => {
    const line = await takeBackEvent(db, { lead_id: id }, eventId, actor);
    if (line === null) return { absent: true };
    if ("errors" in line) return line;
    if (!line.is_begun) {
      await unblock(db, line);
      const others = await withStepsEndedBy(db, line);
      await lockLeads(db, [...(await withSurvivors(db, id)), ...others]);
      await putBack(db, line);
      await noteLastEvent(db, id);
      for (const lead_id of others) if (await putBack(db, { ...line, lead_id })) await noteLastEvent(db, lead_id);
      await endBlockedSteps(db, [id, ...others], actor);
      await refreshReplies(db, id);
      const steps = stepsBetween(lead, await tellLead(db, id, actor));
      await recordEvents(db, await giveBackHandedOn(db, id, steps, actor));
      await recordUpdate(db, lead, actor);
    }
    return { record: await tellLead(db, id, actor) };
  });

/** A block and its timeline line have the same moment as the call. */
async function unblock(db: Database, { lead_id, actor_id, created_at }: Line): Promise<void> {
  if (!(await releaseBlockedAt(db, { actor_id, created_at }))) return;
  await db
    .deleteFrom("enquiry_events")
    .where("lead_id", "=", lead_id)
    .where("kind", "=", "facts")
    .where("actor_id", "=", actor_id)
    .where("created_at", "=", created_at)
    .execute();
}

/**
 * The other leads whose follow-up ended at this moment, because they share a number or address that the call blocked.
 */
async function withStepsEndedBy(db: Database, { lead_id, actor_id, created_at }: Line): Promise<number[]> {
  const ended = await db
    .selectFrom("enquiry_events")
    .select("lead_id")
    .where("kind", "=", "follow-up")
    .where("actor_id", "=", actor_id)
    .where("created_at", "=", created_at)
    .where("lead_id", "<>", lead_id)
    .execute();
  return ended.map((line) => line.lead_id!);
}

/**
 * The previous value, read from the timeline's line. The previous owner is always nobody: a contact gives an owner only
 * to unowned leads.
 */
const formerly = {
  stage: (words: string) => ({ stage: leadStages.find((stage) => leadStageWords[stage] === words.split(" (", 1)[0])! }),
  owner: () => ({ owner_id: null, owner_note: "" }),
  "follow-up": (day: string) => ({ follow_up_on: day === "None" ? null : day }),
};

/** Undoes the changes written at the same moment as the contact. Answers whether any still held. */
async function putBack(db: Database, { lead_id, actor_id, created_at }: Line): Promise<boolean> {
  let isChanged = false;
  for (const kind of ["stage", "owner", "follow-up"] as const) {
    const last = await linesOf(db, lead_id!).where("kind", "=", kind).executeTakeFirst();
    if (last?.created_at !== created_at || last.actor_id !== actor_id) continue;
    isChanged = true;
    await db.deleteFrom("enquiry_events").where("id", "=", last.id).execute();
    const before = formerly[kind](last.text.split(" → ", 1)[0]!);
    const reason = "stage" in before && (await reasonBefore(db, lead_id!, { ...last, ...before }));
    await db
      .updateTable("leads")
      .set({ ...before, ...reason })
      .where("id", "=", lead_id!)
      .execute();
  }
  return isChanged;
}

/** The moment of the newest timeline line; null if there is none. */
export async function lastEventOf(db: Database, leadId: number): Promise<Instant | null> {
  const last = await linesOf(db, leadId).where("is_begun", "=", 0).executeTakeFirst();
  return last?.created_at ?? null;
}

async function noteLastEvent(db: Database, leadId: number): Promise<void> {
  const last_event_at = (await lastEventOf(db, leadId))!;
  const updated_at = new Date().toISOString();
  await db.updateTable("leads").set({ last_event_at, updated_at }).where("id", "=", leadId).execute();
}

/**
 * The previous reason of a lost lead: from this line or the one before it; else what the row has, unless this line set
 * it.
 */
async function reasonBefore(db: Database, leadId: number, { text, stage }: { text: string; stage: LeadStage }) {
  const isGiven = /→ Lost\b/.test(text);
  const told = stage === "lost" && (/^Lost \((.*)\) → Lost\b/s.exec(text)?.[1] ?? (await lastReason(db, leadId)));
  if (told) return { lost_reason: told };
  return isGiven ? { lost_reason: "" } : {};
}

async function lastReason(db: Database, leadId: number): Promise<string | undefined> {
  const last = await linesOf(db, leadId).where("kind", "=", "stage").executeTakeFirst();
  return /→ Lost \((.*)\)$/s.exec(last?.text ?? "")?.[1];
}

const linesOf = (db: Database, leadId: number) =>
  db
    .selectFrom("enquiry_events")
    .select(["id", "actor_id", "text", "created_at"])
    .where("lead_id", "=", leadId)
    .orderBy("id", "desc")
    .limit(1);
