import { type RawBuilder, sql } from "kysely";

// A person is a lead with all that were merged into it, at any depth. Each step of each statement reads an index.

/** Few leads have two numbers: the index holds these alone. */
const hasSecond = sql`d.second_phone_e164 <> ''`;

const survivorAbove = sql`(select s.merged_into_id from leads s where s.id = d.above)`;

/** The ids of the lead and of all that were merged into it. */
export const personOf = (id: Sql) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select l.id from leads l join person p on l.merged_into_id = p.id
  ) select id from person
)`;

/** A number that an office gives for all who have none is shared by thousands: of so many in each way is spoken. */
const MOST_SHARING = 100;

type Sql = RawBuilder<unknown>;

/** Leads that are in one way another of the person's; no more are read than are told. */
const sharing = (way: Sql, { activeAt, order }: Told) => sql`select * from (
  select cast(d.id as bigint) as id, d.merged_into_id as above, ${activeAt} as active_at
  from person p join leads o on o.id = p.id join leads d on ${way} ${order} limit ${sql.lit(MOST_SHARING + 1)}
) as shared`;

interface Told {
  activeAt: Sql;
  order: Sql;
  /** Of those who were reached in several ways, or through a merged lead, each once. */
  once: Sql;
}

/** Those in whose stories something happened last come first. */
const newest: Told = {
  activeAt: sql`d.last_event_at`,
  order: sql`order by active_at desc, id desc`,
  once: sql`group by id order by max(active_at) desc, id desc`,
};
const whichever: Told = { activeAt: sql`cast(null as text)`, order: sql``, once: sql`` };

/** Each way in which somebody is known again: a number or an address; one that is not known is shared with nobody. */
const ways = [
  sql`d.phone_e164 = o.phone_e164 and o.phone_e164 <> ''`,
  sql`d.second_phone_e164 = o.phone_e164 and ${hasSecond}`,
  sql`d.phone_e164 = o.second_phone_e164 and o.second_phone_e164 <> ''`,
  sql`d.second_phone_e164 = o.second_phone_e164 and ${hasSecond}`,
  sql`d.email = o.email and o.email <> ''`,
];

/** The step up to a survivor is a subquery: PostgreSQL would read the whole table for a join with so few rows. */
const sharers = (id: Sql, told: Told) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select m.id from leads m join person p on m.merged_into_id = p.id
  ), standing(id, above, active_at) as (
    ${sql.join(
      ways.map((way) => sharing(way, told)),
      sql` union all `,
    )}
    union select d.above, ${survivorAbove}, d.active_at from standing d where d.above is not null
  ) select id from standing where above is null and id <> ${id}
    ${told.once} limit ${sql.lit(MOST_SHARING)}
)`;

/**
 * The ids of the other standing leads that share a telephone number or an address with the person of the lead; of more
 * than a hundred those whose last activity is the newest.
 */
export const samePersonAs = (id: Sql) => sharers(id, newest);

/** The same to be counted: which hundred they are is all the same then, and none are sorted. */
export const countedAsPerson = (id: Sql) => sharers(id, whichever);

export const addressesOf = (id: Sql) => sql`(select email from leads where id in ${personOf(id)} and email <> '')`;

export const numbersOf = (id: Sql) => sql`(
  select phone_e164 from leads where id in ${personOf(id)} and phone_e164 <> ''
  union select second_phone_e164 from leads where id in ${personOf(id)} and second_phone_e164 <> ''
)`;

/** Whether `l` bears a number or an address of the person: for counting all that do. */
export const sharesAnything = (id: Sql) => sql<boolean>`(
  l.phone_e164 in ${numbersOf(id)}
  or (l.second_phone_e164 <> '' and l.second_phone_e164 in ${numbersOf(id)})
  or l.email in ${addressesOf(id)}
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
