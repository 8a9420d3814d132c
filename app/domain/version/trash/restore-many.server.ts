import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { workThrough } from "#app/domain/records/delete-matching.server.ts";
import type { SliceAsked, SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { restoreFromTrash } from "./bring-back.server.ts";
import { findInTrash, matchingTrash, type TrashQuery } from "./trash.server.ts";

/**
 * Restores records from the trash, each in its own transaction, last deleted first: a programme needs its universities,
 * which could be deleted only after it. Refused ones are tried once more at the end, since they may have needed
 * another. Records that are no longer in the trash are ignored.
 */
export async function restoreMany(
  db: Database,
  ids: number[],
  actor: Actor,
): Promise<Pick<SliceOutcome, "changed" | "kept">> {
  let changed = 0;
  async function tryAll(ids: number[]) {
    const refused: { id: number; why: string }[] = [];
    for (const id of ids) {
      const outcome = await restoreFromTrash(db, id, actor);
      if ("name" in outcome) changed += 1;
      if ("errors" in outcome) refused.push({ id, why: Object.values(outcome.errors)[0]! });
      await letOthersIn();
    }
    return refused;
  }
  const lastFirst = ids.toSorted((one, other) => other - one);
  const refused = await tryAll((await tryAll(lastFirst)).map(({ id }) => id));
  const kept = refused.map(async (one) => ({ ...one, name: (await findInTrash(db, one.id, actor))?.name ?? "" }));
  return { changed, kept: await Promise.all(kept) };
}

/** The same for the next slice of all that a filter of the trash matches. */
export async function restoreMatching(db: Database, query: TrashQuery, asked: SliceAsked, actor: Actor) {
  const ids: number[] = [];
  const slice = await workThrough(db, await matchingTrash(db, query, actor), asked, async (id) => {
    ids.push(id);
    return null;
  });
  return "stale" in slice ? slice : { record: { ...slice.record, ...(await restoreMany(db, ids, actor)) } };
}
