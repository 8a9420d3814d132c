import { type RawBuilder, sql } from "kysely";

// A person is a lead with all that were merged into it, at any depth. Each step of each statement reads an index.

/** Few leads have two numbers: the index holds these alone. */
const hasSecond = sql`d.second_phone_e164 <> ''`;

const survivorAbove = sql`(select s.merged_into_id from leads s where s.id = d.above)`;

/** The ids of the lead and of all that were merged into it. */
export const personOf = (id: RawBuilder<unknown>) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select l.id from leads l join person p on l.merged_into_id = p.id
  ) select id from person
)`;

/** A number that an office gives for all who have none is shared by thousands: of so many in each way is spoken. */
const MOST_SHARING = 100;

/** Leads that are in one way another of the person's; no more are read than are told. */
const sharing = (way: RawBuilder<unknown>) => sql`select * from (
  select cast(d.id as bigint) as id, d.merged_into_id as above
  from person p join leads o on o.id = p.id join leads d on ${way} limit ${sql.lit(MOST_SHARING + 1)}
) as shared`;

/**
 * The ids of the other standing leads that share a telephone number or an address with the person of the lead; one that
 * is not known is shared with nobody. The step up to a survivor is a subquery, since PostgreSQL would read the whole
 * table for a join with so few rows.
 */
export const samePersonAs = (id: RawBuilder<unknown>) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select m.id from leads m join person p on m.merged_into_id = p.id
  ), standing(id, above) as (
    ${sharing(sql`d.phone_e164 = o.phone_e164 and o.phone_e164 <> ''`)}
    union all ${sharing(sql`d.second_phone_e164 = o.phone_e164 and ${hasSecond}`)}
    union all ${sharing(sql`d.phone_e164 = o.second_phone_e164 and o.second_phone_e164 <> ''`)}
    union all ${sharing(sql`d.second_phone_e164 = o.second_phone_e164 and ${hasSecond}`)}
    union all ${sharing(sql`d.email = o.email and o.email <> ''`)}
    union select d.above, ${survivorAbove} from standing d where d.above is not null
  ) select id from standing where above is null and id <> ${id} limit ${sql.lit(MOST_SHARING)}
)`;

/** Whether two leads, each with all that were merged into it, share a number or an address. */
export const isSamePerson = (one: number, other: number) => sql<boolean>`exists (
  select 1 from leads o join leads d on
    (o.phone_e164 <> '' and o.phone_e164 in (d.phone_e164, d.second_phone_e164))
    or (o.second_phone_e164 <> '' and o.second_phone_e164 in (d.phone_e164, d.second_phone_e164))
    or (o.email <> '' and o.email = d.email)
  where o.id in ${personOf(sql`${one} + 0`)} and d.id in ${personOf(sql`${other} + 0`)}
)`;

/** How many leads were merged into `l` itself. */
export const mergedCount = sql<number>`(select count(*) from leads m where m.merged_into_id = l.id)`;
