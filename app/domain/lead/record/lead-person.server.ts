import { type RawBuilder, sql } from "kysely";

// A person is a lead with all that were merged into it, at any depth. Each step of each statement reads an index.

const survivorAbove = sql`(select s.merged_into_id from leads s where s.id = d.above)`;

/** The ids of the lead and of all that were merged into it. */
export const personOf = (id: Sql) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select l.id from leads l join person p on l.merged_into_id = p.id
  ) select id from person
)`;

/** The id of the lead that stands above a lead: of one that was merged, at any depth, its survivor; else its own. */
export const standingAbove = (id: Sql) => sql<number>`(
  with recursive above(id, merged_into_id) as (
    select s.id, s.merged_into_id from leads s where s.id = ${id}
    union all select s.id, s.merged_into_id from above a join leads s on s.id = a.merged_into_id
  ) select id from above where merged_into_id is null
)`;

/** A number that an office gives for all who have none is shared by thousands: of so many in each way is spoken. */
const MOST_SHARING = 100;
/** Of the last so many who came; an index has each way in the order in which they came (record 375). */
const MOST_LOOKED_AT = 1000;

type Sql = RawBuilder<unknown>;

/** In which ways somebody is known again: a number or an address of theirs, and one of the person's. */
const ways = [
  ["phone_e164", "phone_e164"],
  ["second_phone_e164", "phone_e164"],
  ["phone_e164", "second_phone_e164"],
  ["second_phone_e164", "second_phone_e164"],
  ["email", "email"],
] as const;

type Way = (typeof ways)[number];

/** What is not known is shared with nobody; said of both, so that the index of those few with two numbers is used. */
function bears(alias: "d" | "x", [theirs, own]: Way): Sql {
  const [one, other] = [sql.ref(`${alias}.${theirs}`), sql.ref(`o.${own}`)];
  return sql`${one} = ${other} and ${one} <> '' and ${other} <> ''`;
}

/** Leads that are in one way another of the person's; no more are read than are told. */
const sharing = (way: Way, { activeAt, among, order }: Told) => sql`select * from (
  select cast(d.id as bigint) as id, d.merged_into_id as above, ${activeAt} as active_at
  from person p join leads o on o.id = p.id join leads d on ${bears("d", way)} ${among(way)}
  ${order} limit ${sql.lit(MOST_SHARING + 1)}
) as shared`;

interface Told {
  activeAt: Sql;
  among: (way: Way) => Sql;
  order: Sql;
  /** Of those who were reached in several ways, or through a merged lead, each once. */
  once: Sql;
}

/** Those in whose stories something happened last come first. */
const newest: Told = {
  activeAt: sql`d.last_event_at`,
  among: (way) => sql`and d.id >= coalesce((
    select x.id from leads x where ${bears("x", way)} order by x.id desc limit 1 offset ${sql.lit(MOST_LOOKED_AT - 1)}
  ), 0)`,
  order: sql`order by active_at desc, id desc`,
  once: sql`group by id order by max(active_at) desc, id desc`,
};
const whichever: Told = {
  activeAt: sql`cast(null as text)`,
  among: () => sql``,
  order: sql``,
  once: sql``,
};

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
 * than a hundred those whose last activity is the newest, among the last thousand who came.
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
