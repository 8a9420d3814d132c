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
    from person p join leads o on o.id = p.id join leads d on d.second_phone_e164 = o.phone_e164 and ${hasSecond}
    union select cast(d.id as bigint), d.merged_into_id
    from person p join leads o on o.id = p.id
      join leads d on d.phone_e164 = o.second_phone_e164 and o.second_phone_e164 <> ''
    union select cast(d.id as bigint), d.merged_into_id
    from person p join leads o on o.id = p.id join leads d on d.second_phone_e164 = o.second_phone_e164 and ${hasSecond}
    union select cast(d.id as bigint), d.merged_into_id
    from person p join leads o on o.id = p.id join leads d on d.email = o.email and o.email <> ''
    union select d.above, ${survivorAbove} from standing d where d.above is not null
  ) select id from standing where above is null and id <> ${id}
)`;

/** How many leads were merged into `l` itself. */
export const mergedCount = sql<number>`(select count(*) from leads m where m.merged_into_id = l.id)`;
