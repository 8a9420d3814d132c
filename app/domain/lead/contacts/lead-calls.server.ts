import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { findSentLine, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { NoteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { settleNoted } from "#app/domain/enquiry-event/noted-events.server.ts";
import { nameOfNoted } from "#app/domain/enquiry-event/noted.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { findStoryLead } from "#app/domain/lead/list/arrived-enquiries.server.ts";
import { callText, isLast, isUnreached, stageAfterCall } from "./call-outcomes.ts";
import type { LeadCallInput } from "./lead-call-schema.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import { storeLeadChange } from "#app/domain/lead/changes/lead-changes.server.ts";
import { recordUpdate, withStandingLead } from "./lead-contacts.server.ts";
import { tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import { tellMentioned } from "./lead-mentions.server.ts";
import { overtakenSentence } from "#app/domain/lead/changes/overtaken-lead.ts";
import { refreshReplies } from "./lead-replies.server.ts";
import { storeNoContact } from "./lead-no-contact.server.ts";
import type { Lead, NotedLead } from "#app/domain/lead/lead-schema.ts";
import { readNeverReached, readNextTry } from "#app/domain/lead/tries/tries.server.ts";

/**
 * Stores the outcome of a call and the next step in one transaction, so that taking the line back undoes both. An
 * unowned lead becomes the caller's. `new` becomes `contacted`. Not reached: the office's rule sets the next try, or
 * the lead is lost after the last. Not interested: lost. Wrong number: no follow-up. A repeated `idempotency_key`
 * answers the first result.
 */
export const logLeadCall = (
  db: Database,
  calledId: number,
  { outcome, text = "", no_contact, from, idempotency_key, application_id, ...asked }: LeadCallInput,
  actor: Actor,
): Promise<SaveOutcome<NotedLead>> =>
  withCalled(db, { id: calledId, idempotency_key }, actor, async (db, lead) => {
    const { id } = lead;
    const noted = await findSentLine(db, idempotency_key);
    if (noted) return { record: { ...(await tellLead(db, id, actor)), event_id: noted.id } };
    if (application_id !== undefined && !(await isOfPerson(db, application_id, lead, actor)))
      return { errors: { application_id: "This application is not of this person" } };
    const isFollowed = id !== calledId;
    const stale = isFollowed ? null : overtakenSentence(lead, asked, from);
    if (stale) return { stale };
    const decided = isFollowed ? ofSurvivor(lead, { outcome, ...asked }, from) : asked;
    const isBlocked = no_contact || lead.no_contact === 1;
    const steps = await withRule(db, id, { outcome, ...decided, ...(isBlocked && { follow_up_on: null }) });
    const change = await withWhatFollows(db, lead, steps, actor);
    const stored = await storeLeadChange(db, [lead], change, actor);
    if ("errors" in stored) return stored;
    const call = { kind: "call", text: callText(outcome, text) } as const;
    const line = await settleNoted(db, { lead_id: id }, call, actor);
    const event_id = (await recordEvents(db, [...stored.events, { ...line, idempotency_key }]))!;
    if (application_id !== undefined) await tellApplication(db, { application_id, event_id }, call, actor);
    // An outcome without words answers no colleague's question.
    if (text.trim()) await tellMentioned(db, lead, { id: event_id, words: line.text }, actor);
    await refreshReplies(db, id);
    if (no_contact) await storeNoContact(db, lead, { wanted: 1, at: await momentOf(db, event_id) }, actor);
    await recordUpdate(db, lead, actor);
    return { record: { ...(await tellLead(db, id, actor)), event_id } };
  });

/**
 * If the lead was merged meanwhile, a chosen stage counts only if the survivor is at the stage that was shown;
 * otherwise it is derived from the outcome.
 */
function ofSurvivor(
  { stage }: Lead,
  { outcome, ...asked }: Pick<LeadCallInput, "outcome"> & LeadChange,
  from: LeadCallInput["from"],
): LeadChange {
  if (from?.stage === undefined || from.stage === stage) return asked;
  const { follow_up_on, lost_reason } = asked;
  return { follow_up_on, ...(outcome === "not-interested" && { lost_reason }) };
}

async function momentOf(db: Database, eventId: number): Promise<string> {
  const line = db.selectFrom("enquiry_events").select("created_at").where("id", "=", eventId);
  return (await line.executeTakeFirstOrThrow()).created_at;
}

type Act = Parameters<typeof withStandingLead<NotedLead>>[3];

/** Lets an actor note a call on a lead they may see, or had begun to call before a colleague took it. */
async function withCalled(
  db: Database,
  { id, idempotency_key = "" }: Pick<LeadCallInput, "idempotency_key"> & { id: number },
  actor: Actor,
  act: Act,
): Promise<SaveOutcome<NotedLead>> {
  if (!actor.ownLeadsOnly) return withStandingLead(db, id, actor, act);
  const own = await db
    .selectFrom("enquiry_events")
    .select("id")
    .where("lead_id", "=", id)
    .where("actor_id", "=", actor.userId)
    .where("kind", "=", "call")
    .where((of) => of.or([of("is_begun", "=", 1), of("idempotency_key", "=", idempotency_key)]))
    .executeTakeFirst();
  return withStandingLead(db, id, own ? { ...actor, ownLeadsOnly: false } : actor, act);
}

/** Whether the actor sees the application and it belongs to the lead's story. */
async function isOfPerson(db: Database, id: number, lead: Lead, actor: Actor): Promise<boolean> {
  const noted = { noun: "application", id } as const;
  if ((await nameOfNoted(db, noted, actor)) === null) return false;
  return (await findStoryLead(db, noted, actor))?.id === lead.id;
}

interface OfApplication {
  application_id: number;
  event_id: number;
}

/** Writes the call to the application's timeline, too, so that nobody calls a second time. */
async function tellApplication(
  db: Database,
  { application_id, event_id: call_id }: OfApplication,
  call: NoteInput,
  actor: Actor,
): Promise<void> {
  const line = await settleNoted(db, { application_id }, call, actor);
  await recordEvents(db, [{ ...line, call_id }]);
}

type Decided = Omit<LeadCallInput, "text" | "no_contact" | "from" | "idempotency_key" | "application_id">;

/** Derives an absent follow-up from the outcome and the office's rule; null: no further try. */
async function withRule(db: Database, id: number, decided: Decided): Promise<Decided & { isTriedAgain: boolean }> {
  const { outcome, follow_up_on } = decided;
  if (follow_up_on !== undefined) return { ...decided, isTriedAgain: true };
  if (isLast(outcome)) return { ...decided, follow_up_on: null, isTriedAgain: false };
  if (!isUnreached(outcome)) return { ...decided, isTriedAgain: true };
  const next = await readNextTry(db, id);
  return { ...decided, follow_up_on: next, isTriedAgain: next !== null };
}

async function withWhatFollows(
  db: Database,
  lead: Lead,
  { outcome, stage, follow_up_on, lost_reason, enrolment, isTriedAgain }: Awaited<ReturnType<typeof withRule>>,
  { userId }: Actor,
): Promise<LeadChange> {
  const next = stage ?? stageAfterCall(lead.stage, outcome, isTriedAgain);
  const isNeverReached = !stage && next === "lost" && outcome !== "not-interested";
  return {
    ...((stage ?? next !== lead.stage) && { stage: next }),
    lost_reason: lost_reason ?? (isNeverReached ? await readNeverReached(db) : undefined),
    enrolment,
    ...(follow_up_on !== undefined && { follow_up_on }),
    ...(lead.owner_id === null && userId !== null && { owner_id: userId }),
  };
}
