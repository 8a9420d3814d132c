import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { type EventParent, parentColumn } from "./event-parent.ts";
import { notedKinds } from "./note-schema.ts";

/**
 * 1 if the user may take a line back: their own within a day, begun ones at any time. A call to a lead can be taken
 * back only in the lead's story, together with its effects.
 */
export const canBeTakenBack = (userId: number | null): RawBuilder<0 | 1> =>
  sql`case when e.actor_id = ${userId} and e.call_id is null and e.kind in (${sql.join(notedKinds)})
    and (e.is_begun = 1 or e.created_at > ${daysAgo(1)}) then 1 else 0 end`;

/** Deletes a line, and an application's copy of it, and answers it; null if there is none. */
export async function takeBackEvent(
  db: Database,
  parent: EventParent,
  eventId: number,
  { userId }: Actor,
): Promise<Selectable<Tables["enquiry_events"]> | { errors: FieldErrors } | null> {
  const [column, id] = parentColumn(parent);
  const event = await db
    .selectFrom("enquiry_events as e")
    .selectAll("e")
    .select(canBeTakenBack(userId).as("is_allowed"))
    .where("e.id", "=", eventId)
    .where(`e.${column}`, "=", id)
    .executeTakeFirst();
  if (!event) return null;
  if (event.call_id !== null) return { errors: { event: "It is taken back in the story of the lead" } };
  if (!event.is_allowed) return { errors: { event: "Only who noted it can take it back, and within a day" } };
  await db
    .deleteFrom("enquiry_events")
    .where((line) => line.or([line("id", "=", eventId), line("call_id", "=", eventId)]))
    .execute();
  return event;
}
