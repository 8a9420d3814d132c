import { type RawBuilder, sql } from "kysely";

// A person is a lead with all that were merged into it, at any depth. Each step of each statement reads an index.

const survivorAbove = sql`(select s.merged_into_id from leads s where s.id = d.above)`;

/** The ids of the lead and of all that were merged into it. */
export const personOf = (id: RawBuilder<unknown>) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select l.id from leads l join person p on l.merged_into_id = p.id
  ) select id from person
)`;

/**
 * The ids of the other standing leads that share a telephone number or an address with the person of the lead; one that
 * is not known is shared with nobody. The step up to a survivor is a subquery, since PostgreSQL would read the whole
 * table for a join with so few rows.
 */
export const samePersonAs = (id: RawBuilder<unknown>) => sql<number>`(
  with recursive person(id) as (
    select ${id} union select m.id from leads m join person p on m.merged_into_id = p.id
  ), standing(id, above) as (
    select cast(d.id as bigint), d.merged_into_id
    from person p join leads o on o.id = p.id join leads d on d.phone_e164 = o.phone_e164 and o.phone_e164 <> ''
    union select cast(d.id as bigint), d.merged_into_id
    from person p join leads o on o.id = p.id join leads d on d.email = o.email and o.email <> ''
    union select d.above, ${survivorAbove} from standing d where d.above is not null
  ) select id from standing where above is null and id <> ${id}
)`;

/** Whether the lead, here called `l`, or one that was merged into it holds the word. */
export const personHolds = (pattern: string) => sql<boolean>`(l.search_text like ${pattern} or l.id in (
  with recursive holder(id, above) as (
    select cast(m.id as bigint), m.merged_into_id from leads m
    where m.merged_into_id > 0 and m.search_text like ${pattern}
    union select d.above, ${survivorAbove} from holder d where d.above is not null
  ) select id from holder where above is null
))`;

/** What the leads merged into `l` are found by; null when there are none. */
export const mergedText = sql<
  string | null
>`case when exists (select 1 from leads m where m.merged_into_id = l.id) then (
  select string_agg(m.search_text, ' ') from leads m where m.id <> l.id and m.id in ${personOf(sql`l.id`)}
) end`;
