import { sql } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { fieldChanges } from "#app/domain/activity/field-changes.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import { MOST_BEARERS } from "./most-bearers.ts";
import type { ListedTag, Tag } from "./tag-schema.ts";

/** A hard limit, since every choice and list shows all tags (record 390). */
export const MOST_TAGS = 200;

/** All tags, by name. */
export const listTags = (db: Database): Promise<Tag[]> =>
  db.selectFrom("tags").select(["id", "name"]).orderBy("folded_name").execute();

/** All tags with their number of leads; merged leads do not count. */
export async function listCountedTags(db: Database): Promise<ListedTag[]> {
  const bearers = sql<number>`(select count(*) from (
    select 1 from lead_tags b join leads l on l.id = b.lead_id
    where b.tag_id = t.id and ${isListed} limit ${MOST_BEARERS + 1}
  ) as bearers)`;
  const tags = db.selectFrom("tags as t").select(["t.id", "t.name", bearers.as("leads")]);
  return tags.orderBy("t.folded_name").execute();
}

/** A tag by id; null if there is none. */
export async function findTag(db: Database, id: number): Promise<Tag | null> {
  return (await db.selectFrom("tags").select(["id", "name"]).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The tag with this name, ignoring case and spacing, created if need be; at most two hundred. */
export async function createTag(db: Database, name: string, actor: Actor): Promise<SaveOutcome<Tag>> {
  return db.transaction().execute(async (db) => {
    const folded_name = foldedName(name);
    if (await areTagsFull(db, folded_name))
      return { errors: { name: `There are ${MOST_TAGS} tags already: take one that is there` } };
    const created = await db
      .insertInto("tags")
      .values({ name, folded_name, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "name"])
      .executeTakeFirst();
    if (created) {
      await recordActivity(db, actor, { action: "create", type: "tag", name, recordId: created.id });
      return { record: created };
    }
    const known = db.selectFrom("tags").select(["id", "name"]).where("folded_name", "=", folded_name);
    return { record: await known.executeTakeFirstOrThrow() };
  });
}

/** Whether the limit is reached by tags with other names. */
export async function areTagsFull(db: Database, folded_name: string): Promise<boolean> {
  const others = db.selectFrom("tags").where("folded_name", "<>", folded_name);
  const { count } = await others.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return count >= MOST_TAGS;
}

/** Renames a tag. */
export async function renameTag(db: Database, id: number, name: string, actor: Actor): Promise<SaveOutcome<Tag>> {
  return db.transaction().execute(async (db) => {
    const folded_name = foldedName(name);
    const other = db.selectFrom("tags").select("id").where("folded_name", "=", folded_name).where("id", "<>", id);
    if (await other.executeTakeFirst()) return { errors: { name: "There is a tag of this name already" } };
    const before = await db.selectFrom("tags").select("name").where("id", "=", id).executeTakeFirst();
    const renamed = await db
      .updateTable("tags")
      .set({ name, folded_name })
      .where("id", "=", id)
      .returning(["id", "name"])
      .executeTakeFirst();
    if (!renamed) return { absent: true };
    const changes = fieldChanges({ name: "Name" }, before!, renamed);
    await recordActivity(db, actor, { action: "update", type: "tag", name, recordId: id, changes });
    return { record: renamed };
  });
}

const foldedName = (name: string) => foldText(name).replaceAll(/\s+/g, " ");

/** The tags of these leads, by name. */
export async function findTagsOf(db: Database, ids: number[]): Promise<Map<number, Tag[]>> {
  const borne = await db
    .selectFrom("lead_tags as b")
    .innerJoin("tags as t", "t.id", "b.tag_id")
    .select(["b.lead_id", "t.id", "t.name"])
    .where(isAmongIds(db, "b.lead_id", ids))
    .orderBy("t.folded_name")
    .modifyEnd(plannedOnce)
    .execute();
  const ofLead = Map.groupBy(borne, ({ lead_id }) => lead_id);
  return new Map([...ofLead].map(([lead, tags]) => [lead, tags.map(({ id, name }) => ({ id, name }))]));
}

/** Adds a tag to leads, or removes it. */
export async function setTag(db: Database, leadIds: number[], tagId: number, act: "add" | "remove"): Promise<void> {
  if (act === "remove") {
    await db.deleteFrom("lead_tags").where("tag_id", "=", tagId).where("lead_id", "in", leadIds).execute();
    return;
  }
  await db
    .insertInto("lead_tags")
    .values(leadIds.map((lead_id) => ({ lead_id, tag_id: tagId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds the tags of a merged lead to its survivor. */
export const shareTags = (db: Database, fromLead: number, toLead: number) =>
  sql`insert into lead_tags (lead_id, tag_id)
    select cast(${toLead} as bigint), f.tag_id from lead_tags f where f.lead_id = ${fromLead}
      and not exists (select 1 from lead_tags t where t.lead_id = ${toLead} and t.tag_id = f.tag_id)`.execute(db);
