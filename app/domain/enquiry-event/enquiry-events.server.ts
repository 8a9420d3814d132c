import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { enquiryEventKinds, Tables } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { type PageOf, pageBounds } from "#app/domain/list/page-of.ts";
import type { QueuedMail } from "#app/domain/outbox/outbox.server.ts";
import type { EnquiryEvent } from "./enquiry-event-schema.ts";
import type { EventParent } from "./event-parent.ts";
import { canBeTakenBack } from "./taken-back.server.ts";

export type NewEvent = EventParent & {
  kind: (typeof enquiryEventKinds)[number];
  /** A note's words, a mail's subject, `New → Contacted` … */
  text: string;
  mail_id?: number;
  /** Null for the visitor and the product. */
  actor_id: number | null;
  /** 1: begun, without an outcome. */
  is_begun?: 0 | 1;
  /** The lead's line about the same call. */
  call_id?: number;
  /** Set if a device may send it twice. */
  idempotency_key?: string | undefined;
};

type Events = ExpressionBuilder<Tables & { e: Tables["enquiry_events"] }, "e">;

/**
 * Writes timeline lines and answers the id of the last one; called inside the transaction of what they record.
 * `touchedAt`: the lines' moment, if the leads' `last_event_at` is set to it already; an update of a lead writes to all
 * its indexes.
 */
export const recordEvents = async (db: Database, events: NewEvent[], touchedAt?: string): Promise<number | undefined> =>
  (await storeEvents(db, events, touchedAt)).at(-1)?.id;

/** The same; answers all lines. */
export async function storeEvents(
  db: Database,
  events: NewEvent[],
  touchedAt?: string,
): Promise<{ id: number; lead_id: number | null; text: string }[]> {
  if (events.length === 0) return [];
  const created_at = touchedAt ?? new Date().toISOString();
  const empty = {
    lead_id: null,
    message_id: null,
    application_id: null,
    mail_id: null,
    call_id: null,
    idempotency_key: null,
  };
  const rows = await db
    .insertInto("enquiry_events")
    .values(events.map((event) => ({ ...empty, is_begun: 0 as const, ...event, created_at })))
    .returning(["id", "lead_id", "text"])
    .execute();
  if (!touchedAt) await touchLeads(db, events, created_at);
  return rows;
}

/** The line stored under this idempotency key; undefined if there is none. */
export const findSentLine = async (
  db: Database,
  key: string | undefined,
): Promise<{ id: number; message_id: number | null } | undefined> =>
  key === undefined
    ? undefined
    : db
        .selectFrom("enquiry_events")
        .select(["id", "message_id"])
        .where("idempotency_key", "=", key)
        .executeTakeFirst();

export const OTHER_SENDING = "Something else was sent under this key";

/** Updates `last_event_at`, by which the list of leads is sorted. */
async function touchLeads(db: Database, events: NewEvent[], last_event_at: string): Promise<void> {
  const ids = events.flatMap((event) => ("lead_id" in event && !event.is_begun ? [event.lead_id] : []));
  if (ids.length === 0) return;
  await db
    .updateTable("leads")
    .set({ last_event_at })
    .where("id", "in", [...new Set(ids)])
    .execute();
}

/** Begins a timeline with the form and the mail that confirms it. */
export const beginTimeline = (
  db: Database,
  parent: EventParent,
  { text, mail: { id, subject }, touchedAt }: { text: string; mail: QueuedMail; touchedAt?: string },
) =>
  recordEvents(
    db,
    [
      { ...parent, kind: "form", text, actor_id: null },
      { ...parent, kind: "mail", text: subject, mail_id: id, actor_id: null },
    ],
    touchedAt,
  );

/** Lists the events that `belongs` selects, newest first, as seen by this user. */
export async function listEvents(
  db: Database,
  belongs: (events: Events) => Expression<SqlBool>,
  { userId, ...query }: ListQuery & Pick<Actor, "userId">,
): Promise<PageOf<EnquiryEvent>> {
  const found = db.selectFrom("enquiry_events as e").where(belongs);
  const bounds = pageBounds(query);
  const rows = await (bounds ? found.limit(bounds.limit).offset(bounds.offset) : found)
    .leftJoin("users as u", "u.id", "e.actor_id")
    .leftJoin("outbox as m", "m.id", "e.mail_id")
    .leftJoin("leads as o", "o.id", "e.lead_id")
    .select(["e.id", "e.kind", "e.text", "e.created_at", "u.username as actor"])
    .select(["e.lead_id", "o.name as lead", "e.message_id", "e.application_id"])
    .select(isAutomatic.as("is_automatic"))
    .select(["e.is_begun", "e.is_untold", canBeTakenBack(userId).as("can_be_taken_back")])
    .select(["m.subject", "m.recipient", "m.status as mail_status", "m.sent_at", "m.last_error"])
    .orderBy("e.id", "desc")
    .execute();
  if (!bounds) return { rows };
  const { total } = await found.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

/** The product's own lines have the same moment as the form, see `beginTimeline`. */
const isAutomatic = sql<0 | 1>`case when e.actor_id is null and exists (
  select 1 from enquiry_events f where f.kind = 'form' and f.created_at = e.created_at
    and (f.lead_id = e.lead_id or f.message_id = e.message_id or f.application_id = e.application_id)
) then 1 else 0 end`;
