import { type Counters, dayOfRow, type Facet } from "./counter-triggers.ts";

// Used only by migrations, like `columns.ts`: it must keep the meaning it had when they were released.

const isListed = "row.merged_into_id is null";
const day = dayOfRow("sqlite", "created_at");

/** The facets of leads on SQLite (migration 5). */
export const leadFacets: Facet[] = [
  { facet: "day", value: day },
  { facet: "stage", value: "row.stage", when: isListed },
  { facet: "owner", value: "coalesce(cast(row.owner_id as text), 'none')", when: isListed },
  { facet: "source", value: "coalesce(row.source_page, 'unknown')", when: isListed },
  {
    facet: "due",
    value: "substr(row.follow_up_on, 1, 10)",
    when: `${isListed} and row.follow_up_on is not null and row.stage not in ('enrolled', 'lost')`,
  },
  { facet: "unanswered", value: day, when: `${isListed} and row.stage = 'new'` },
];

/**
 * The triggers of `counter-triggers.ts` for SQLite with one statement per counter, each reading one row: for a join
 * over all facets SQLite read every counter of the table, a millisecond per row.
 */
export function quickCounterTriggers(table: string, facets: Facet[], counters: Counters = "counters"): string[] {
  const steps = (row: string, amount: number) =>
    facets.map((facet) => step({ counters, table, row, amount }, facet)).join(" ");
  const trigger = (event: string, body: string, when = "") =>
    `create trigger ${table}__${counters}__${event} after ${event} on ${table} ${when} begin ${body} end`;
  const read = facets.flatMap(({ value, when = "" }) => [...`${value} ${when}`.matchAll(/row\.(\w+)/g)]);
  const differ = [...new Set(read.map(([, name]) => `old.${name} is not new.${name}`))].join(" or ");
  return [
    trigger("insert", steps("new", 1)),
    trigger("delete", steps("old", -1)),
    trigger("update", steps("old", -1) + steps("new", 1), `when ${differ}`),
  ];
}

interface Step {
  counters: Counters;
  table: string;
  row: string;
  amount: number;
}

function step({ counters, table, row, amount }: Step, { facet, value, when = "true" }: Facet): string {
  const [counted, counts] = [value, when].map((expression) => expression.replaceAll("row.", `${row}.`));
  const same = `noun = '${table}' and facet = '${facet}' and value = ${counted}`;
  return `insert into ${counters} (noun, facet, value, amount)
    select '${table}', '${facet}', ${counted}, 0
    where ${counts} and not exists (select 1 from ${counters} where ${same});
    update ${counters} set amount = amount + ${amount}
    where ${counts} and id = (select min(id) from ${counters} where ${same});`;
}
