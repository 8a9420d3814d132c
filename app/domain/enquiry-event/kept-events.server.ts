import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { idsAmong } from "#app/domain/records/any-table.server.ts";

export type EventRow = Selectable<Tables["enquiry_events"]>;

/** Restores the timeline of an enquiry from the trash, without references to authors, mails and calls that are gone. */
export async function putEventsBack(db: Database, events: EventRow[]): Promise<void> {
  if (events.length === 0) return;
  const actors = await idsAmong(
    db,
    "users",
    events.map(({ actor_id }) => actor_id),
  );
  const mails = await idsAmong(
    db,
    "outbox",
    events.map(({ mail_id }) => mail_id),
  );
  // Absent in older trash.
  const callsOf = events.map(({ call_id }) => call_id ?? null);
  const calls = await idsAmong(db, "enquiry_events", callsOf);
  const rows = events.map((event) => ({
    ...event,
    call_id: calls.has(event.call_id) ? event.call_id : null,
    actor_id: actors.has(event.actor_id) ? event.actor_id : null,
    mail_id: mails.has(event.mail_id) ? event.mail_id : null,
  }));
  await db.insertInto("enquiry_events").values(rows).execute();
}
