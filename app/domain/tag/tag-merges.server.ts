import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { replaceTagInViews } from "#app/domain/lead-view/lead-views.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { MergedTag, Tag } from "./tag-schema.ts";
import { layTagIntoTrash } from "./tag-trash.server.ts";
import { findTag } from "./tags.server.ts";

/**
 * Merges a tag into another: leads and saved views get the other tag, and the first goes to the trash with what the
 * merge changed.
 */
export async function mergeTags(
  db: Database,
  id: number,
  intoId: number,
  actor: Actor,
): Promise<SaveOutcome<MergedTag>> {
  if (id === intoId) return { errors: { into_id: "Choose another tag" } };
  return db.transaction().execute(async (db) => {
    const into = await findTag(db, intoId);
    if (!into) return { errors: { into_id: "There is no such tag any more" } };
    if (!(await findTag(db, id))) return { absent: true };
    const given = await giveOther(db, id, into);
    const views = await replaceTagInViews(db, { from: id, to: intoId });
    const trash_id = await layTagIntoTrash(db, id, actor, { into: intoId, given, views });
    await recordActivity(db, actor, { action: "update", type: "tag", name: into.name, recordId: intoId });
    return { record: { ...into, trash_id: trash_id! } };
  });
}

/** Adds the other tag to the leads of the first. Answers the leads that did not have it. */
async function giveOther(db: Database, id: number, { id: intoId }: Tag): Promise<number[]> {
  const { rows } = await sql<{ lead_id: number }>`insert into lead_tags (lead_id, tag_id)
    select f.lead_id, cast(${intoId} as bigint) from lead_tags f where f.tag_id = ${id}
      and not exists (select 1 from lead_tags t where t.lead_id = f.lead_id and t.tag_id = ${intoId})
    returning lead_id`.execute(db);
  return rows.map(({ lead_id }) => lead_id);
}
