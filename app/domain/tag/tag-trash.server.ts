import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import { idsAmong } from "#app/domain/records/any-table.server.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";
import { putInTrash } from "#app/domain/version/trash.server.ts";
import { setTag } from "./tags.server.ts";

type TagRow = Selectable<Tables["tags"]>;

/** Of many bearers so many are given the tag back in one statement. */
const MOST_AT_ONCE = 500;

/** Takes a tag from all that bear it, and lays it into the trash with their numbers. */
export async function deleteTag(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const borne = await db.selectFrom("lead_tags").select("lead_id").where("tag_id", "=", id).execute();
    const tag = await db.deleteFrom("tags").where("id", "=", id).returningAll().executeTakeFirst();
    if (!tag) return { absent: true };
    await recordActivity(db, actor, { action: "delete", type: "tag", name: tag.name, recordId: id });
    const snapshot = { columns: { ...tag }, related: borne.map(({ lead_id }) => lead_id) };
    return { isDeleted: true, trashId: await putInTrash(db, actor, { list: "tags", id, name: tag.name, snapshot }) };
  });
}

/**
 * Stores a deleted tag anew, under its id, so that saved views find it, and gives it to those leads that are still there.
 * Where one of its name was made meanwhile, they get that. `db` is the transaction.
 */
export async function putBackTag(
  db: Database,
  { columns, related }: Snapshot,
  actor: Actor,
): Promise<{ isBack: true }> {
  const tag = columns as unknown as TagRow;
  const known = db.selectFrom("tags").select("id").where("folded_name", "=", tag.folded_name);
  const id = (await known.executeTakeFirst())?.id ?? (await storeTag(db, tag));
  const leads = related as number[];
  for (let from = 0; from < leads.length; from += MOST_AT_ONCE) {
    const still = [...(await idsAmong(db, "leads", leads.slice(from, from + MOST_AT_ONCE)))];
    if (still.length > 0) await setTag(db, still as number[], id, "add");
  }
  await recordActivity(db, actor, { action: "restore", type: "tag", name: tag.name, recordId: id });
  return { isBack: true };
}

/** Another tag may have its number by now. */
async function storeTag(db: Database, { id, ...tag }: TagRow): Promise<number> {
  const taken = await db.selectFrom("tags").select("id").where("id", "=", id).executeTakeFirst();
  const values = taken ? tag : { ...tag, id };
  return (await db.insertInto("tags").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
