import type { Engine } from "./columns.ts";
import { counterStatements, dayOfRow, type Facet } from "./counter-triggers.ts";
import { quickCounterTriggers } from "./quick-counters.ts";

// Used only by migrations and restores: it must keep the meaning it had when migrations 270 and 331 were released.

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
 * Counts rows by the beginning of a sort key: a distant page is then reached from nearby, and PostgreSQL can count many
 * rows quickly.
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

/** Rebuilds the counters, which no backup holds. */
export const refillBegunCounters: string[] = refillOf(begun);
export const refillBegunOnSqlite: string[] = refillOf(begunOnSqlite);

/** Sums up only values that have several rows, since there are thousands of beginnings. */
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

/** The triggers that maintain the counters. */
export const countBegunStatements: string[] = [
  compactingFunction,
  ...Object.entries(begun).flatMap(([table, facets]) => counterStatements("postgres", table, facets, "begun_counters")),
];
export const countBegunOnSqlite: string[] = Object.entries(begunOnSqlite).flatMap(([table, facets]) =>
  quickCounterTriggers(table, facets, "begun_counters"),
);
