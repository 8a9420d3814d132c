import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { replaceTagInViews } from "#app/domain/lead-view/lead-views.server.ts";
import type { DeleteOutcome, FieldErrors } from "#app/domain/outcome.ts";
import { idsAmong } from "#app/domain/records/any-table.server.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";
import { putInTrash } from "#app/domain/version/trash/trash.server.ts";
import { areTagsFull, MOST_TAGS, setTag } from "./tags.server.ts";

type TagRow = Selectable<Tables["tags"]>;

/** Leads per statement. */
const MOST_AT_ONCE = 500;

/** What a merge changed, for undoing it. */
interface Merge {
  into: number;
  /** Leads that got the other tag. */
  given: number[];
  /** Saved views that changed to the other tag. */
  views: number[];
}

/** The leads of a trashed tag. */
interface Borne {
  leads: number[];
  merge?: Merge;
}

/** Removes a tag from all leads and moves it to the trash with their ids. */
export async function deleteTag(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const trashId = await layTagIntoTrash(db, id, actor);
    return trashId === null ? { absent: true } : { isDeleted: true, trashId };
  });
}

/** The same in the caller's transaction `db`; answers the id in the trash, null if there is no such tag. */
export async function layTagIntoTrash(db: Database, id: number, actor: Actor, merge?: Merge): Promise<number | null> {
  const borne = await db.selectFrom("lead_tags").select("lead_id").where("tag_id", "=", id).execute();
  const tag = await db.deleteFrom("tags").where("id", "=", id).returningAll().executeTakeFirst();
  if (!tag) return null;
  await recordActivity(db, actor, { action: "delete", type: "tag", name: tag.name, recordId: id });
  const related: Borne = { leads: borne.map(({ lead_id }) => lead_id), ...(merge && { merge }) };
  return putInTrash(db, actor, { list: "tags", id, name: tag.name, snapshot: { columns: { ...tag }, related } });
}

/**
 * Restores a deleted tag under its id, so that saved views find it, and gives it to the leads that still exist; a tag
 * that got its name meanwhile is used instead. Undoes the changes of a merge. `db` is the transaction.
 */
export async function putBackTag(
  db: Database,
  { columns, related }: Snapshot,
  actor: Actor,
): Promise<{ isBack: true } | { errors: FieldErrors }> {
  const tag = columns as unknown as TagRow;
  if (await areTagsFull(db, tag.folded_name))
    return { errors: { name: `There are ${MOST_TAGS} tags already: delete or merge one first` } };
  const { leads, merge } = borneOf(related);
  const known = db.selectFrom("tags").select("id").where("folded_name", "=", tag.folded_name);
  const id = (await known.executeTakeFirst())?.id ?? (await storeTag(db, tag));
  await eachPart(leads, async (part) => {
    const still = [...(await idsAmong(db, "leads", part))];
    if (still.length > 0) await setTag(db, still as number[], id, "add");
  });
  if (!(await idsAmong(db, "tags", [tag.id])).has(tag.id)) await replaceTagInViews(db, { from: tag.id, to: id });
  if (merge) await takeMergeBack(db, id, merge);
  await recordActivity(db, actor, { action: "restore", type: "tag", name: tag.name, recordId: id });
  return { isBack: true };
}

/** Older trash holds only lead ids. */
const borneOf = (related: unknown): Borne =>
  Array.isArray(related) ? { leads: related as number[] } : (related as Borne);

async function takeMergeBack(db: Database, id: number, { into, given, views }: Merge) {
  // If the other tag has this name by now, there is nothing to undo.
  if (id === into) return;
  await eachPart(given, (part) => setTag(db, part, into, "remove"));
  await replaceTagInViews(db, { from: into, to: id, among: views });
}

async function eachPart(ids: number[], act: (part: number[]) => Promise<void>) {
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) await act(ids.slice(from, from + MOST_AT_ONCE));
}

/** With a new id if its own is taken. */
async function storeTag(db: Database, { id, ...tag }: TagRow): Promise<number> {
  const taken = await db.selectFrom("tags").select("id").where("id", "=", id).executeTakeFirst();
  const values = taken ? tag : { ...tag, id };
  return (await db.insertInto("tags").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
