import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import { type EventRow, putEventsBack } from "#app/domain/enquiry-event/kept-events.server.ts";
import { type MailRow, putMailsBack, setMailsApart } from "#app/domain/outbox/mails-apart.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";
import { putInTrash } from "#app/domain/version/trash/trash.server.ts";
import { anyTable, type Columns } from "./any-table.server.ts";

export interface TrashedKind {
  table: "messages" | "applications" | "subscribers";
  /** The noun in the singular, as activities name it. */
  type: ActivityType;
  /** The column of `enquiry_events` that refers to it; absent: it has no timeline. */
  timeline?: "message_id" | "application_id";
  /** Why a deleted record cannot be restored; null if it can. */
  refuseBack?(db: Database, columns: Columns): Promise<FieldErrors | null>;
}

/** Trashed with it: its timeline and the unsent mails about it. */
interface Belongings {
  events: EventRow[];
  mails: MailRow[];
}

interface Doomed {
  id: number;
  name: string;
  /** Its name in the trash; absent: `name`. */
  title?: string | undefined;
  /** Mails about it; unsent ones are held while it is in the trash. */
  mailIds: number[];
}

/** Moves a record to the trash; `db` is the transaction. Answers its id there. */
export async function trashEnquiry(
  db: Database,
  { table, type, timeline }: TrashedKind,
  { id, name, title = name, mailIds }: Doomed,
  actor: Actor,
): Promise<number> {
  // Read before its mails are removed: deleting a mail clears the reference in the timeline.
  const events = timeline ? await db.selectFrom("enquiry_events").selectAll().where(timeline, "=", id).execute() : [];
  const related: Belongings = { events, mails: await setMailsApart(db, mailIds) };
  const columns = await anyTable(db).deleteFrom(table).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
  await recordActivity(db, actor, { action: "delete", type, name, recordId: id });
  return putInTrash(db, actor, { list: table, id, name: title, snapshot: { columns, related } });
}

/** Restores a record under its id, with all that was trashed with it; `nameOf` reads its name once it is stored. */
export async function putBackEnquiry(
  db: Database,
  { table, type, refuseBack }: TrashedKind,
  { columns, related }: Snapshot,
  { actor, nameOf }: { actor: Actor; nameOf(id: number): Promise<string> },
): Promise<{ isBack: true } | { errors: FieldErrors }> {
  const errors = await refuseBack?.(db, columns);
  if (errors) return { errors };
  const { events, mails } = related as Belongings;
  const id = columns["id"] as number;
  await anyTable(db)
    .insertInto(table)
    .values({ ...columns, ...(await stillSingle(db, table, columns)) })
    .execute();
  await putMailsBack(db, mails);
  await putEventsBack(db, events);
  await recordActivity(db, actor, { action: "restore", type, name: await nameOf(id), recordId: id });
  return { isBack: true };
}

/** Clears the idempotency key if the form was sent again meanwhile. */
async function stillSingle(db: Database, table: string, { idempotency_key }: Columns): Promise<Columns> {
  const again = anyTable(db).selectFrom(table).select("id").where("idempotency_key", "=", idempotency_key);
  return (await again.executeTakeFirst()) ? { idempotency_key: null } : {};
}
