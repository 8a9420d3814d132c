import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { columnOfLead } from "./lead-columns.server.ts";
import { standingAbove } from "./lead-person.server.ts";

/** The user for whom leads are read. */
export type Seer = Pick<Actor, "userId" | "ownLeadsOnly">;

/** The product itself, which sees every lead. */
export const wholeOffice: Seer = { userId: null };

/** The condition for a standing lead to be visible: own or unowned. Null: no restriction. */
export const seenBy = ({ userId, ownLeadsOnly }: Seer, column = columnOfLead): RawBuilder<SqlBool> | null =>
  ownLeadsOnly ? sql`(${column("owner_id")} = ${userId} or ${column("owner_id")} is null)` : null;

/**
 * The same for any lead: a merged one belongs to the owner of its survivor. Users also see leads that they are asked
 * about or are calling.
 */
export function isSeenBy(
  { userId, ownLeadsOnly }: Seer,
  id: RawBuilder<unknown> = sql.ref("l.id"),
): RawBuilder<SqlBool> {
  return ownLeadsOnly
    ? sql`(coalesce(${ownerOf(id)}, ${userId}) = ${userId} or ${id} in ${askedAbout(userId)} or ${id} in ${beingCalledBy(userId)})`
    : sql`1 = 1`;
}

/** Why a lead is not found any more; does not say who has it. */
export const goneFor = ({ ownLeadsOnly }: Seer): string =>
  ownLeadsOnly ? "deleted, or with somebody else by now" : "deleted";

/** Leads that the user began to call within a day, without an outcome yet. */
const beingCalledBy = (userId: number | null) => sql`(
  select c.lead_id from enquiry_events c
  where c.actor_id = ${userId} and c.created_at > ${daysAgo(1)}
    and c.kind = 'call' and c.is_begun = 1 and c.lead_id is not null
)`;

/** Leads about which a colleague has asked the user, and their survivors, as long as the notice is kept. */
export const askedAbout = (userId: number | null) => sql`(
  with recursive asked(id, above) as (
    select q.id, q.merged_into_id from notices n join leads q on q.id = n.lead_id
    where n.user_id = ${userId} and n.kind = 'mentioned'
    union select s.id, s.merged_into_id from asked a join leads s on s.id = a.above
  ) select id from asked
)`;

/** A lead's owner; for a merged one, its survivor's. */
export const ownerOf = (id: RawBuilder<unknown>) => sql<number | null>`(
  select s.owner_id from leads s where s.id = ${standingAbove(id)}
)`;
