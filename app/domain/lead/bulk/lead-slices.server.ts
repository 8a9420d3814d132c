import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import type { Narrow } from "#app/domain/records/matching/holding-words.server.ts";
import { matchingRows, takenOf } from "#app/domain/records/matching/matching.server.ts";
import { firstSlice } from "#app/domain/list/first-slice.server.ts";
import {
  SLICE,
  type Slice,
  sliceAt,
  type SliceAsked,
  type SliceOutcome,
  sliceOutcomeOf,
  type SlicesOutcome,
} from "#app/domain/list/slice-schema.ts";
import { noStepSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { columnOfLead } from "#app/domain/lead/record/lead-columns.server.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import { applyLeadChange, isBlockedStep } from "#app/domain/lead/changes/lead-changes.server.ts";
import type { LeadsAsked } from "#app/domain/lead/list/lead-counts.server.ts";
import { leadConditions } from "#app/domain/lead/list/lead-filters.server.ts";
import type { LeadFilter } from "#app/domain/lead/lead-list-schema.ts";
import { leadsNarrowed, unindexedColumn } from "#app/domain/lead/list/leads-narrowed.server.ts";
import { tellLeads } from "#app/domain/lead/list/lead-list.server.ts";
import { trashLeads } from "#app/domain/lead/record/lead-trash.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";

interface Matched extends SliceAsked {
  match: LeadFilter;
  size?: number;
}

/** Applies a change to the next slice of the leads that match, each with its event and activity. */
export const changeMatchingLeads = (
  db: Database,
  { change, ...asked }: Matched & { change: LeadChange },
  actor: Actor,
) =>
  inSlices(db, asked, actor, async (db, ids) => {
    const leads = await tellLeads(db, ids, actor);
    const kept = leads.filter((lead) => isBlockedStep(lead, change));
    const outcome = await applyLeadChange(
      db,
      leads.filter((lead) => !kept.includes(lead)),
      change,
      actor,
    );
    return "errors" in outcome ? outcome : { kept: kept.map(({ id, name }) => ({ id, name, why: noStepSentence })) };
  });

/** Moves the next slice of the leads that match to the trash. */
export const deleteMatchingLeads = (db: Database, asked: Matched, actor: Actor) =>
  inSlices(db, asked, actor, async (db, ids) => ({ trash_ids: await trashLeads(db, ids, actor) }));

type Kept = SliceOutcome["kept"];
type Act = (
  db: Database,
  ids: number[],
) => Promise<{ errors: FieldErrors } | { kept: Kept } | { trash_ids: number[] } | object | void>;

/**
 * Runs `act` on the next `size` leads that match, at most, in one transaction. Leads that match no longer once they are
 * locked are kept.
 */
export async function inSlices(
  db: Database,
  { match, count, after, size = SLICE }: Matched,
  actor: Actor,
  act: Act,
): Promise<SlicesOutcome> {
  const asked: LeadsAsked = { filter: match, seer: actor, matching: await matchingRows(db, "leads", match.q) };
  const slice =
    after === undefined
      ? await firstSlice(db, leadsAsked(db, asked, await takenBy(asked)).select("l.id"), { count, many: "leads" })
      : sliceAt(after);
  if ("stale" in slice) return slice;
  return db.transaction().execute(async (db) => {
    const ids = await idsOf(db, asked, { ...slice, size }, count);
    await lockLeads(db, ids);
    // Whoever held the lock may have changed it.
    const still = new Set(await matchingAmong(db, asked, ids));
    const kept: Kept = ids.filter((id) => !still.has(id)).map((id) => ({ id, why: "changed in the meantime" }));
    const outcome = still.size === 0 ? {} : await act(db, [...still]);
    if (outcome && "errors" in outcome) return outcome as { errors: FieldErrors };
    if (outcome && "kept" in outcome) kept.push(...(outcome.kept as Kept));
    const inTrash = outcome && "trash_ids" in outcome ? { trash_ids: outcome.trash_ids as number[] } : {};
    return { record: { ...sliceOutcomeOf(slice, { ids, kept, total: count, size }), ...inTrash } };
  });
}

async function idsOf(
  db: Database,
  asked: LeadsAsked,
  { after, last, size }: Slice & { size: number },
  count: number,
): Promise<number[]> {
  // A small set is found by its index, then sorted. For a large one the table is walked: each slice fills soon.
  const isFew = count <= MOST_COUNTED;
  const all = isFew ? leadsAsked(db, asked, await takenBy(asked)) : leadsWalked(db, asked);
  const found = all.where("l.id", "<=", last);
  const rows = await db
    .with(
      (name) => (isFew ? name("found").materialized() : name("found")),
      () => found.select("l.id"),
    )
    .selectFrom("found")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

async function matchingAmong(db: Database, asked: LeadsAsked, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = leadsWalked(db, asked).where("l.id", "in", ids);
  return (await found.select("l.id").execute()).map(({ id }) => id);
}

const takenBy = ({ filter, seer, matching }: LeadsAsked) => takenOf(matching, leadConditions(filter, seer).length > 0);

const leadsWalked = (db: Database, asked: LeadsAsked) =>
  leadsAsked(db, asked, asked.matching?.narrow, unindexedColumn(db));

const leadsAsked = (db: Database, { filter, seer }: LeadsAsked, narrow: Narrow | undefined, column = columnOfLead) =>
  leadsNarrowed(db.selectFrom("leads as l"), leadConditions(filter, seer, column), narrow);
