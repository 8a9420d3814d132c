import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/planned-once.ts";
import type { Tables } from "#db/schema.ts";

/** How many records of a noun there are of each value, e.g. leads by stage; see `counters` in the schema. */
export async function readCounters(db: Database, noun: keyof Tables, facet: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("counters")
    .select((of) => ["value", of.fn.sum<number>("amount").as("amount")])
    .where("noun", "=", noun)
    .where("facet", "=", facet)
    .groupBy("value")
    .having((of) => of.fn.sum("amount"), "<>", 0)
    .modifyEnd(plannedOnce)
    .execute();
  return new Map(rows.map(({ value, amount }) => [value, amount]));
}

export const sumOf = (counters: Map<string, number>): number =>
  [...counters.values()].reduce((sum, amount) => sum + amount, 0);
