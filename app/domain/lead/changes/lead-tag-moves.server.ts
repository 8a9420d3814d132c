import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { NewEvent } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { findTag } from "#app/domain/tag/tags.server.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

interface TagMove {
  tag: Tag;
  act: "add" | "remove";
}

/** Looks up the tags that a change adds or removes; an error per tag that no longer exists. */
export async function tagMoves(
  db: Database,
  { add_tag, remove_tag }: Pick<LeadChange, "add_tag" | "remove_tag">,
): Promise<{ moves: TagMove[] } | { errors: FieldErrors }> {
  const moves: TagMove[] = [];
  for (const [field, act, id] of [
    ["add_tag", "add", add_tag],
    ["remove_tag", "remove", remove_tag],
  ] as const) {
    if (id === undefined) continue;
    const tag = await findTag(db, id);
    if (!tag) return { errors: { [field]: "There is no such tag any more" } };
    moves.push({ tag, act });
  }
  return { moves };
}

/** The timeline's line; none if the lead already has, or lacks, the tag. */
export function tagEvent(lead: Lead, { tag, act }: TagMove, { userId }: Actor): NewEvent[] {
  const isBorne = lead.tags.some(({ id }) => id === tag.id);
  if (isBorne === (act === "add")) return [];
  const text = act === "add" ? tag.name : `${tag.name} taken off`;
  return [{ lead_id: lead.id, kind: "tag", text, actor_id: userId }];
}
