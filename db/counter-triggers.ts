import type { Engine } from "./columns.ts";

// Used only by migrations, like `columns.ts`: it must keep the meaning it had when they were released.

/** A value by which a table's rows are counted. Both expressions refer to columns as `row.column`. */
export interface Facet {
  facet: string;
  /** An SQL expression of type text. */
  value: string;
  /** A condition; other rows are not counted. */
  when?: string;
}

/** The day in India of an instant, as text. */
export const dayOfRow = (engine: Engine, column: string): string =>
  engine === "postgres"
    ? `to_char(row.${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
    : `date(row.${column}, '+05:30')`;

/** The table that holds the counters. */
export type Counters = "counters" | "begun_counters";

/** The statements that create the triggers which maintain a table's counters. */
export const counterStatements = (
  engine: Engine,
  table: string,
  facets: Facet[],
  counters: Counters = "counters",
): string[] => (engine === "postgres" ? postgresTriggers(table, facets, counters) : embeddedTriggers(table, facets));

/** Sums up rows of `counters` on PostgreSQL; see `postgresTriggers`. */
export const compactingFunction = `create function compact_counters() returns void language sql as $$
  with gone as (
    delete from counters where id in (select id from counters order by id limit 20000 for update skip locked)
    returning noun, facet, value, amount
  ) insert into counters (noun, facet, value, amount)
  select noun, facet, value, sum(amount) from gone group by noun, facet, value having sum(amount) <> 0
$$`;

/**
 * SQLite has one writer at a time, so a counter is one row, updated in place. (If PostgreSQL's counters were restored,
 * the first row.)
 */
function embeddedTriggers(table: string, facets: Facet[]): string[] {
  const same = "c.noun = counters.noun and c.facet = counters.facet and c.value = counters.value";
  const step = (row: string, amount: number) => {
    const counted = facets.map((facet) => facetOf(facet, row)).join(" union all ");
    return `insert into counters (noun, facet, value, amount)
      select '${table}', f.facet, f.value, 0 from (${counted}) as f
      where not exists (select 1 from counters c where c.noun = '${table}' and c.facet = f.facet and c.value = f.value);
      update counters set amount = amount + ${amount} from (${counted}) as f
      where counters.noun = '${table}' and counters.facet = f.facet and counters.value = f.value
        and counters.id = (select min(c.id) from counters c where ${same});`;
  };
  const trigger = (event: string, body: string, when = "") =>
    `create trigger ${table}__counters__${event} after ${event} on ${table} ${when} begin ${body} end`;
  const columns = [...new Set(facets.flatMap(columnsOf))];
  const differ = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  return [
    trigger("insert", step("new", 1)),
    trigger("delete", step("old", -1)),
    trigger("update", step("old", -1) + step("new", 1), `when ${differ}`),
  ];
}

const columnsOf = ({ value, when = "" }: Facet) =>
  [...`${value} ${when}`.matchAll(/row\.(\w+)/g)].map(([, name]) => name!);

const facetOf = ({ facet, value, when = "true" }: Facet, row: string) =>
  `select '${facet}' as facet, ${ofRow(value, row)} as value where ${ofRow(when, row)}`;

const ofRow = (expression: string, row: string) => expression.replaceAll("row.", `${row}.`);

/**
 * Updating counters in place could deadlock on PostgreSQL. So each statement adds a row with its difference, a counter
 * is the sum of its rows, and now and then a statement sums up rows that are not locked.
 */
function postgresTriggers(table: string, facets: Facet[], counters: Counters): string[] {
  const counting = counters === "counters" ? `count_${table}` : `count_begun_${table}`;
  const values = facets.map(({ facet, value, when = "true" }) => `('${facet}', ${value}, ${when})`).join(", ");
  const rowsOf = (source: string, amount: number) =>
    `select counted.facet, counted.value, ${amount} as amount from ${source} as row
     cross join lateral (values ${values}) as counted(facet, value, counts) where counted.counts`;
  const add = (rows: string) =>
    `insert into ${counters} (noun, facet, value, amount)
     select '${table}', facet, value, sum(amount) from (${rows}) as step group by facet, value having sum(amount) <> 0;`;
  const trigger = (event: string, transition: string) =>
    `create trigger ${table}__${counters}__${event} after ${event} on ${table} referencing ${transition}
     for each statement execute function ${counting}()`;
  const body = `create function ${counting}() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${add(rowsOf("added", 1))}
    elsif tg_op = 'DELETE' then ${add(rowsOf("removed", -1))}
    else ${add(`${rowsOf("removed", -1)} union all ${rowsOf("added", 1)}`)}
    end if;
    if random() < 0.01 then perform compact_${counters}(); end if;
    return null;
  end $$`;
  return [
    body,
    trigger("insert", "new table as added"),
    trigger("delete", "old table as removed"),
    trigger("update", "old table as removed new table as added"),
  ];
}
