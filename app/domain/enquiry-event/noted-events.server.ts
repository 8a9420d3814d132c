import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import type { NewEvent } from "./enquiry-events.server.ts";
import { type EventParent, parentColumn } from "./event-parent.ts";
import type { NoteInput } from "./note-schema.ts";

/** A later note does not belong to the begun call any more. */
const CALL_MS = 2 * HOUR_MS;

/**
 * The line to write for a note. Replaces the lines that this user had begun by a press: a call by its outcome or a note
 * on it, a WhatsApp message by the confirmation that it was sent.
 */
export async function settleNoted(
  db: Database,
  parent: EventParent,
  noted: NoteInput,
  { userId }: Actor,
): Promise<NewEvent> {
  const { kind, text = "", is_begun = 0 } = noted;
  const begun = await removeBegun(db, parent, noted, userId);
  const line = { ...parent, kind, text, is_begun, actor_id: userId };
  return begun && !is_begun ? { ...line, kind: begun.kind, text: text || begun.text } : line;
}

async function removeBegun(db: Database, parent: EventParent, { kind }: NoteInput, userId: number | null) {
  const [column, id] = parentColumn(parent);
  const found = db
    .selectFrom("enquiry_events")
    .select(["id", "kind", "text"])
    .where(column, "=", id)
    .where("actor_id", "=", userId)
    .where("is_begun", "=", 1)
    .where("kind", "=", kind === "note" ? "call" : kind);
  const latest = fromNow(-CALL_MS);
  const begun = await (kind === "note" ? found.where("created_at", ">", latest) : found).execute();
  const ids = begun.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("enquiry_events").where("id", "in", ids).execute();
  return begun[0];
}
