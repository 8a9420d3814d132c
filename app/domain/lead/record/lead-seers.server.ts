import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import { columnOfLead } from "./lead-columns.server.ts";
import { standingAbove } from "./lead-person.server.ts";

/** Who asks for leads. */
export type Seer = Pick<Actor, "userId" | "ownLeadsOnly">;

/** The product itself, which nobody reads with. */
export const wholeOffice: Seer = { userId: null };

/** What a standing lead must be for them to see it: theirs or nobody's. Null: it may be anybody's. */
export const seenBy = ({ userId, ownLeadsOnly }: Seer, column = columnOfLead): RawBuilder<SqlBool> | null =>
  ownLeadsOnly ? sql`(${column("owner_id")} = ${userId} or ${column("owner_id")} is null)` : null;

/**
 * The same of any lead: one that was merged belongs to whoever has its survivor; whoever is asked about one is let in,
 * and whoever is calling it stays.
 */
export function isSeenBy(
  { userId, ownLeadsOnly }: Seer,
  id: RawBuilder<unknown> = sql.ref("l.id"),
): RawBuilder<SqlBool> {
  return ownLeadsOnly
    ? sql`(coalesce(${ownerOf(id)}, ${userId}) = ${userId} or ${id} in ${askedAbout(userId)} or ${id} in ${beingCalledBy(userId)})`
    : sql`1 = 1`;
}

/** Why they do not find a lead that they saw before; whose it is by now is not told. */
export const goneFor = ({ ownLeadsOnly }: Seer): string =>
  ownLeadsOnly ? "deleted, or with somebody else by now" : "deleted";

/**
 * The leads of which they have begun a call and not noted yet what came of it; a press that nobody came back to for a
 * day opens nothing.
 */
const beingCalledBy = (userId: number | null) => sql`(
  select c.lead_id from enquiry_events c
  where c.actor_id = ${userId} and c.created_at > ${daysAgo(1)}
    and c.kind = 'call' and c.is_begun = 1 and c.lead_id is not null
)`;

/**
 * The leads about which a colleague has asked them by name, with those that they were merged into: as long as the
 * question is kept.
 */
export const askedAbout = (userId: number | null) => sql`(
  with recursive asked(id, above) as (
    select q.id, q.merged_into_id from notices n join leads q on q.id = n.lead_id
    where n.user_id = ${userId} and n.kind = 'mentioned'
    union select s.id, s.merged_into_id from asked a join leads s on s.id = a.above
  ) select id from asked
)`;

/** Whose a lead is: of one that was merged, its survivor's. */
export const ownerOf = (id: RawBuilder<unknown>) => sql<number | null>`(
  select s.owner_id from leads s where s.id = ${standingAbove(id)}
)`;
