import { type RawBuilder, sql } from "kysely";

// A person is a lead with all leads merged into it, at any depth. Each step of each statement reads an index.

const survivorAbove = sql`(select s.merged_into_id from leads s where s.id = d.above)`;

/** The ids of a lead and of all merged into it. */
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

/** Thousands may share a placeholder number; more than this many sharers per way are not read. */
const MOST_SHARING = 100;
/** Only the newest leads of a way are considered; an index holds each way by time of arrival (record 375). */
const MOST_LOOKED_AT = 1000;

type Sql = RawBuilder<unknown>;

/** The pairs of columns by which two leads match. */
const ways = [
  ["phone_e164", "phone_e164"],
  ["second_phone_e164", "phone_e164"],
  ["phone_e164", "second_phone_e164"],
  ["second_phone_e164", "second_phone_e164"],
  ["email", "email"],
] as const;

type Way = (typeof ways)[number];

/** Empty values match nothing. Both sides say so, for the partial index of second numbers. */
function bears(alias: "d" | "x", [theirs, own]: Way): Sql {
  const [one, other] = [sql.ref(`${alias}.${theirs}`), sql.ref(`o.${own}`)];
  return sql`${one} = ${other} and ${one} <> '' and ${other} <> ''`;
}

/** Leads that share a way with the person, up to the limit. */
const sharing = (way: Way, { activeAt, among, order }: Told) => sql`select * from (
  select cast(d.id as bigint) as id, d.merged_into_id as above, ${activeAt} as active_at
  from person p join leads o on o.id = p.id join leads d on ${bears("d", way)} ${among(way)}
  ${order} limit ${sql.lit(MOST_SHARING + 1)}
) as shared`;

interface Told {
  activeAt: Sql;
  among: (way: Way) => Sql;
  order: Sql;
  /** Removes leads found by several ways or through merged ones. */
  once: Sql;
}

/** Newest activity first. */
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

/** A survivor is looked up in a subquery: PostgreSQL would read the whole table for a join with so few rows. */
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
 * The ids of other standing leads that share a number or address with the lead's person; at most a hundred, those with
 * the newest activity among the last thousand who came.
 */
export const samePersonAs = (id: Sql) => sharers(id, newest);

/** The same for counting, unsorted: any hundred will do. */
export const countedAsPerson = (id: Sql) => sharers(id, whichever);

export const addressesOf = (id: Sql) => sql`(select email from leads where id in ${personOf(id)} and email <> '')`;

export const numbersOf = (id: Sql) => sql`(
  select phone_e164 from leads where id in ${personOf(id)} and phone_e164 <> ''
  union select second_phone_e164 from leads where id in ${personOf(id)} and second_phone_e164 <> ''
)`;

/** Whether `l` shares a number or address with the person; for counting all. */
export const sharesAnything = (id: Sql) => sql<boolean>`(
  l.phone_e164 in ${numbersOf(id)}
  or (l.second_phone_e164 <> '' and l.second_phone_e164 in ${numbersOf(id)})
  or l.email in ${addressesOf(id)}
)`;

/** Whether two leads, each with all merged into it, share a number or address. */
export const isSamePerson = (one: number, other: number) => sql<boolean>`exists (
  select 1 from leads o join leads d on
    (o.phone_e164 <> '' and o.phone_e164 in (d.phone_e164, d.second_phone_e164))
    or (o.second_phone_e164 <> '' and o.second_phone_e164 in (d.phone_e164, d.second_phone_e164))
    or (o.email <> '' and o.email = d.email)
  where o.id in ${personOf(sql`${one} + 0`)} and d.id in ${personOf(sql`${other} + 0`)}
)`;

/** How many leads were merged into `l` itself. */
export const mergedCount = sql<number>`(select count(*) from leads m where m.merged_into_id = l.id)`;
