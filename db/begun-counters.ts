import type { Engine } from "./columns.ts";
import { counterStatements, dayOfRow, type Facet } from "./counter-triggers.ts";
import { quickCounterTriggers } from "./quick-counters.ts";

// Only migrations and restores use this file: it must go on meaning what it meant when migrations 270 and 331 were
// released.

const isListed = "row.merged_into_id is null";

const begunLeads = (engine: Engine): Facet[] => [
  { facet: "name", value: "substr(lower(row.name), 1, 3)", when: isListed },
  { facet: "course", value: "substr(lower(row.course), 1, 16)", when: isListed },
  { facet: "received", value: dayOfRow(engine, "created_at"), when: isListed },
  { facet: "touched", value: dayOfRow(engine, "last_event_at"), when: isListed },
  {
    facet: "follow-up",
    value: "substr(row.follow_up_on, 1, 10)",
    when: `${isListed} and row.follow_up_on is not null`,
  },
];

/**
 * How many rows begin alike in an order of their list: a page far back is walked to from near by, and on PostgreSQL
 * many are counted soon.
 */
const begun: Record<string, Facet[]> = {
  leads: begunLeads("postgres"),
  courses: [{ facet: "title", value: "substr(lower(row.title), 1, 16)" }],
};
const begunOnSqlite: Record<string, Facet[]> = { leads: begunLeads("sqlite") };

const refillOf = (facetsOf: Record<string, Facet[]>): string[] => [
  "delete from begun_counters",
  ...Object.entries(facetsOf).flatMap(([table, facets]) =>
    facets.map(
      ({ facet, value, when = "true" }) => `insert into begun_counters (noun, facet, value, amount)
        select '${table}', '${facet}', ${value}, count(*) from ${table} as row where ${when} group by 3`,
    ),
  ),
];

/** Counts them anew: a backup holds none. */
export const refillBegunCounters: string[] = refillOf(begun);
export const refillBegunOnSqlite: string[] = refillOf(begunOnSqlite);

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
export const countBegunOnSqlite: string[] = Object.entries(begunOnSqlite).flatMap(([table, facets]) =>
  quickCounterTriggers(table, facets, "begun_counters"),
);
