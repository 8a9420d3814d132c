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

/** The steps that a survivor took over from its duplicate, as texts; empty is none. */
export type StepChanges = Partial<Record<(typeof stepNames)[number], FactChange>>;

interface Handed {
  steps: StepChanges;
  /** Timeline lines for the caller to write. */
  events: NewEvent[];
}

const isOpen = ({ stage }: Lead) => !closedStages.includes(stage);

/**
 * Gives a survivor the steps of an open duplicate that it lacks: follow-up, owner, and the stage if its own is `new`.
 * In the caller's transaction, with both leads locked.
 * @throws if a step is refused.
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
 * Undoes the steps that a survivor had taken over, except those set since; the stage stays once the person was
 * answered. If the survivor was merged itself and handed steps on, they are undone there, too.
 * @throws if a step is refused.
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
 * Undoes in a merged lead's survivor the steps that the lead had handed on and no longer has.
 * @throws if a step is refused.
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

/** The steps that differ; absent ones are left out. */
export function stepsBetween(before: Steps, after: Steps): StepChanges {
  const steps: StepChanges = {};
  for (const name of stepNames) {
    const [from, to] = [textOf(before[name]), textOf(after[name])];
    if (after[name] !== undefined && from !== to) steps[name] = { from, to };
  }
  return steps;
}

const textOf = (value: string | number | null | undefined) => `${value ?? ""}`;
