import { counterStatements, dayOfRow, type Facet } from "./counter-triggers.ts";

// Only migrations and restores use this file: it must go on meaning what it meant when migration 270 was released.

const isListed = "row.merged_into_id is null";

/** How many rows begin alike in an order of their list, for PostgreSQL: a page far back is walked to from near by, and many are counted soon. */
const begun: Record<string, Facet[]> = {
  leads: [
    { facet: "name", value: "left(lower(row.name), 3)", when: isListed },
    { facet: "course", value: "left(lower(row.course), 16)", when: isListed },
    { facet: "received", value: dayOfRow("postgres", "created_at"), when: isListed },
    { facet: "touched", value: dayOfRow("postgres", "last_event_at"), when: isListed },
    { facet: "follow-up", value: "left(row.follow_up_on, 10)", when: `${isListed} and row.follow_up_on is not null` },
  ],
  courses: [{ facet: "title", value: "left(lower(row.title), 16)" }],
};

/** Counts them anew: a backup holds none. */
export const refillBegunCounters: string[] = [
  "delete from begun_counters",
  ...Object.entries(begun).flatMap(([table, facets]) =>
    facets.map(
      ({ facet, value, when = "true" }) => `insert into begun_counters (noun, facet, value, amount)
        select '${table}', '${facet}', ${value}, count(*) from ${table} as row where ${when} group by 3`,
    ),
  ),
];

/** Adds up what stands in several rows, and lets the others be: of beginnings there are thousands. */
const compactingFunction = `create function compact_begun_counters() returns void language sql as $$
  with gone as (
    delete from begun_counters where id in (
      select c.id from begun_counters c join (
        select noun, facet, value from begun_counters group by noun, facet, value having count(*) > 1
      ) as several using (noun, facet, value) order by c.id limit 20000 for update of c skip locked
    ) returning noun, facet, value, amount
  ) insert into begun_counters (noun, facet, value, amount)
  select noun, facet, value, sum(amount) from gone group by noun, facet, value having sum(amount) <> 0
$$`;

/** What keeps them true. */
export const countBegunStatements: string[] = [
  compactingFunction,
  ...Object.entries(begun).flatMap(([table, facets]) => counterStatements("postgres", table, facets, "begun_counters")),
];
