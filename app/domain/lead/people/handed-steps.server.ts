import type { Database } from "#db/database.ts";
import type { FactChange } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { NewEvent } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { storeLeadChange } from "#app/domain/lead/changes/lead-changes.server.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { findCounsellor } from "#app/domain/lead/record/counsellors.server.ts";
import { wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";
import { tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import { closedStages, type LeadStage } from "#app/domain/lead/words/lead-stages.ts";

const stepNames = ["stage", "owner_id", "follow_up_on"] as const;

/** What a survivor took over of where its duplicate stood, as texts; empty is none. */
export type StepChanges = Partial<Record<(typeof stepNames)[number], FactChange>>;

interface Handed {
  steps: StepChanges;
  /** The lines that tell it, which the caller writes. */
  events: NewEvent[];
}

const isOpen = ({ stage }: Lead) => !closedStages.includes(stage);

/**
 * Lets a survivor take over what was agreed with its person in a duplicate that somebody works with, where it has none
 * itself: the promised call, the owner, and the stage where it is new. Inside the caller's transaction, who has locked
 * both.
 */
export async function takeSteps(db: Database, survivor: Lead, duplicate: Lead, actor: Actor): Promise<Handed> {
  const { stage, owner_id, follow_up_on } = duplicate;
  if (!isOpen(duplicate)) return { steps: {}, events: [] };
  const isPresent = owner_id !== null && (await findCounsellor(db, owner_id)) !== null;
  const isPromised = isOpen(survivor) && !survivor.no_contact && !duplicate.no_contact;
  const change: LeadChange = {
    ...(survivor.stage === "new" && { stage }),
    ...(survivor.owner_id === null && isPresent && { owner_id }),
    ...(survivor.follow_up_on === null && isPromised && { follow_up_on }),
  };
  return storeSteps(db, survivor, change, actor);
}

/**
 * Gives back what a survivor had taken over, unless somebody has set it since or, of the stage, has reached its person
 * by now; what it handed on when it was merged in turn goes back there, too.
 */
export async function giveBackSteps(db: Database, id: number, taken: StepChanges, actor: Actor): Promise<NewEvent[]> {
  const lead = await tellLead(db, id, wholeOffice);
  const found = db.selectFrom("leads").select("first_reply_at").where("id", "=", id);
  const { first_reply_at } = await found.executeTakeFirstOrThrow();
  const isStill = (name: keyof StepChanges) => taken[name] !== undefined && taken[name].to === textOf(lead[name]);
  const change: LeadChange = {
    ...(isStill("stage") && first_reply_at === null && { stage: taken.stage!.from as LeadStage }),
    ...(isStill("owner_id") && { owner_id: null }),
    ...(isStill("follow_up_on") && { follow_up_on: null }),
  };
  const { steps, events } = await storeSteps(db, lead, change, actor);
  return [...events, ...(await giveBackHandedOn(db, id, steps, actor))];
}

/**
 * What a lead does not have any longer goes back from its survivor, too, where it was merged and had handed that on.
 */
export async function giveBackHandedOn(
  db: Database,
  id: number,
  steps: StepChanges,
  actor: Actor,
): Promise<NewEvent[]> {
  const found = db.selectFrom("leads").select(["merged_into_id", "gave_on_merge"]).where("id", "=", id);
  const { merged_into_id, gave_on_merge } = await found.executeTakeFirstOrThrow();
  if (merged_into_id === null) return [];
  const gave: StepChanges = gave_on_merge ?? {};
  const handedOn = stepNames.filter((name) => gave[name] !== undefined && gave[name].to === steps[name]?.from);
  const theirs = Object.fromEntries(handedOn.map((name) => [name, gave[name]!]));
  return giveBackSteps(db, merged_into_id, theirs, actor);
}

async function storeSteps(db: Database, lead: Lead, change: LeadChange, actor: Actor): Promise<Handed> {
  const stored = await storeLeadChange(db, [lead], change, actor);
  if ("errors" in stored) throw new Error(Object.values(stored.errors).join(" "));
  return { steps: stepsBetween(lead, change), events: stored.events };
}

type Steps = Pick<LeadChange, (typeof stepNames)[number]>;

/** What of its steps a lead has changed; those that are absent stay. */
export function stepsBetween(before: Steps, after: Steps): StepChanges {
  const steps: StepChanges = {};
  for (const name of stepNames) {
    const [from, to] = [textOf(before[name]), textOf(after[name])];
    if (after[name] !== undefined && from !== to) steps[name] = { from, to };
  }
  return steps;
}

const textOf = (value: string | number | null | undefined) => `${value ?? ""}`;
