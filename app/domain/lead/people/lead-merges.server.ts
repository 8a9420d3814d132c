import { sql, type Updateable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { listEvents, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { shareTags } from "#app/domain/tag/tags.server.ts";
import { fullerFacts } from "#app/domain/lead/changes/fuller-facts.ts";
import { giveBack, withSurvivors } from "#app/domain/lead/changes/given-back-facts.server.ts";
import { recordUpdate } from "#app/domain/lead/contacts/lead-contacts.server.ts";
import { refreshReplies } from "#app/domain/lead/contacts/lead-replies.server.ts";
import { tellOwners } from "#app/domain/lead/changes/lead-owner-notices.server.ts";
import { factChangeLines, factSentence } from "#app/domain/lead/words/lead-fact-words.ts";
import { storeFacts } from "#app/domain/lead/changes/lead-facts.server.ts";
import { isSamePerson } from "#app/domain/lead/record/lead-person.server.ts";
import { findLead, tellLead } from "#app/domain/lead/list/lead-list.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { giveBackSteps, takeSteps } from "./handed-steps.server.ts";
import { storyOf } from "./person-records.server.ts";
import { refreshSearchText } from "#app/domain/lead/record/lead-search-text.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";

/**
 * The story of a lead's person, newest first: events of the lead, of leads merged into it, of the person's other open
 * leads that the user may see, and of messages and applications.
 */
export const listLeadEvents = (db: Database, id: number, query: ListQuery & Seer) =>
  listEvents(db, (of) => of("e.id", "in", storyOf(sql`${id} + 0`, query)), query);

/**
 * Merges a duplicate into its survivor, which takes over its fuller facts and agreed steps. `unmergeLead` undoes it
 * without loss.
 */
export async function mergeLead(db: Database, id: number, duplicateId: number, actor: Actor) {
  return db.transaction().execute(async (db): Promise<SaveOutcome<Lead>> => {
    await lockLeads(db, [id, duplicateId]);
    const survivor = await findLead(db, id, actor);
    const duplicate = await findLead(db, duplicateId, actor);
    if (!survivor || !duplicate) return { absent: true };
    const refusal = await refusalOf(db, { survivor, duplicate });
    if (refusal) return { errors: { duplicate_id: refusal } };
    const taken = await storeFacts(db, survivor, fullerFacts(survivor, duplicate));
    if (taken.course) await takeCourse(db, survivor, duplicate);
    const { steps, events } = await takeSteps(db, survivor, duplicate, actor);
    await setMerged(db, duplicateId, { merged_into_id: id, gave_on_merge: { ...taken, ...steps } });
    await shareTags(db, duplicateId, id);
    await refreshSearchText(db, id);
    const text = [titleOf(duplicate), factChangeLines(taken)].filter(Boolean).join("\n");
    await recordEvents(db, [...events, { lead_id: id, kind: "merge", text, actor_id: actor.userId }]);
    await refreshReplies(db, id);
    await tellMoved(db, duplicate, { from: duplicate, to: survivor, words: `Merged into ${titleOf(survivor)}` }, actor);
    const merged = await tellLead(db, id, actor);
    await recordUpdate(db, merged, actor);
    return { record: merged, note: factSentence(taken) };
  });
}

/** Undoes a merge. */
export async function unmergeLead(db: Database, duplicateId: number, actor: Actor) {
  return db.transaction().execute(async (db): Promise<SaveOutcome<Lead>> => {
    await lockLeads(db, await withSurvivors(db, duplicateId));
    const duplicate = await findLead(db, duplicateId, actor);
    if (!duplicate) return { absent: true };
    const survivorId = duplicate.merged_into_id;
    if (survivorId === null) return { errors: { id: "This lead is not merged" } };
    const survivor = await tellLead(db, survivorId, actor);
    await tellMoved(
      db,
      duplicate,
      { from: survivor, to: duplicate, words: `Taken out of ${titleOf(survivor)}` },
      actor,
    );
    const { gave_on_merge } = await setMerged(db, duplicateId, { merged_into_id: null });
    await refreshReplies(db, survivorId);
    const givenBack = await giveBack(db, survivorId, gave_on_merge ?? {});
    const events = await giveBackSteps(db, survivorId, gave_on_merge ?? {}, actor);
    await refreshSearchText(db, survivorId);
    const text = [titleOf(duplicate), factChangeLines(givenBack)].filter(Boolean).join("\n");
    await recordEvents(db, [...events, { lead_id: survivorId, kind: "unmerge", text, actor_id: actor.userId }]);
    await recordUpdate(db, duplicate, actor);
    return { record: await tellLead(db, duplicateId, actor) };
  });
}

interface Move {
  from: Lead;
  to: Lead;
  words: string;
}

/** Notifies both owners, if there are two, who owns the merged lead now. */
async function tellMoved(db: Database, lead: Lead, { from, to, words }: Move, actor: Actor): Promise<void> {
  if (from.owner_id === null || to.owner_id === null) return;
  await tellOwners(db, [{ ...lead, owner_id: from.owner_id }], { owner_id: to.owner_id, owner_note: words }, actor);
}

/** Which course it is, the page of the duplicate may have told. */
const takeCourse = (db: Database, { id }: Lead, duplicate: Lead) =>
  db
    .updateTable("leads")
    .set((of) => ({ course_id: of.selectFrom("leads as d").select("d.course_id").where("d.id", "=", duplicate.id) }))
    .where("id", "=", id)
    .execute();

interface Pair {
  survivor: Lead;
  duplicate: Lead;
}

async function refusalOf(db: Database, { survivor, duplicate }: Pair): Promise<string | null> {
  if (survivor.id === duplicate.id) return "A lead cannot be merged into itself";
  if (survivor.merged_into_id !== null) return "This lead has been merged itself; open the one that is left";
  if (duplicate.merged_into_id !== null) return "That lead has been merged already";
  const isTheirs = await db
    .selectNoFrom(isSamePerson(survivor.id, duplicate.id).as("is_theirs"))
    .executeTakeFirstOrThrow();
  return isTheirs.is_theirs ? null : "Only leads with the same telephone number or e-mail can be merged";
}

type Merged = Pick<Updateable<Tables["leads"]>, "merged_into_id" | "gave_on_merge">;

const setMerged = (db: Database, id: number, merged: Merged) =>
  db
    .updateTable("leads")
    .set({ ...merged, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .returning("gave_on_merge")
    .executeTakeFirstOrThrow();

/** The other lead in the timeline, e.g. `Tanvi Bhosale, lead 1047`. */
const titleOf = ({ id, name }: Lead) => `${name}, lead ${id}`;
