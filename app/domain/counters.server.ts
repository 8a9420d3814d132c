import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Tables } from "#db/schema.ts";

/** The key under which earlier days are summed up. */
const LONG_AGO = "1970-01-01";

/**
 * The number of a noun's records per value, e.g. leads by stage; see `counters` in the schema.
 * @param since For days, e.g. 2026-11-26: earlier ones are summed up as one, since each row costs the server more than
 * the database.
 */
export async function readCounters(
  db: Database,
  noun: keyof Tables,
  facet: string,
  since = "",
): Promise<Map<string, number>> {
  const counted = db
    .selectFrom("counters")
    .select((of) => of.fn.sum<number>("amount").as("amount"))
    .where("noun", "=", noun)
    .where("facet", "=", facet)
    .having((of) => of.fn.sum("amount"), "<>", 0);
  const before = counted.select(sql<string>`${sql.lit(LONG_AGO)}`.as("told")).where("value", "<", since);
  const each = counted.select("value as told").where("value", ">=", since).groupBy("value");
  const rows = await before.unionAll(each).modifyEnd(plannedOnce).execute();
  return new Map(rows.map(({ told, amount }) => [told, amount]));
}

export const sumOfCounters = (counters: Map<string, number>): number =>
  [...counters.values()].reduce((sum, amount) => sum + amount, 0);
