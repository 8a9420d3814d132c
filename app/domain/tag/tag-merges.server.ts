import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { replaceTagInViews } from "#app/domain/lead-view/lead-views.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { Tag } from "./tag-schema.ts";
import { findTag } from "./tags.server.ts";

/**
 * Two words for one thing become one: what bore the first bears the other, saved views of the first show the other, and the
 * first is gone.
 */
export async function mergeTags(db: Database, id: number, intoId: number, actor: Actor): Promise<SaveOutcome<Tag>> {
  if (id === intoId) return { errors: { into_id: "Choose another tag" } };
  return db.transaction().execute(async (db) => {
    const into = await findTag(db, intoId);
    if (!into) return { errors: { into_id: "There is no such tag any more" } };
    const tag = await findTag(db, id);
    if (!tag) return { absent: true };
    await sql`insert into lead_tags (lead_id, tag_id)
      select f.lead_id, cast(${intoId} as bigint) from lead_tags f where f.tag_id = ${id}
        and not exists (select 1 from lead_tags t where t.lead_id = f.lead_id and t.tag_id = ${intoId})`.execute(db);
    await db.deleteFrom("tags").where("id", "=", id).execute();
    await replaceTagInViews(db, id, intoId);
    await recordActivity(db, actor, { action: "delete", type: "tag", name: tag.name, recordId: id });
    await recordActivity(db, actor, { action: "update", type: "tag", name: into.name, recordId: intoId });
    return { record: into };
  });
}
