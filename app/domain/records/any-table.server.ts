import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";

export type Columns = Record<string, unknown>;

/** A query whose table and columns only the noun knows. */
export type Found = SelectQueryBuilder<any, any, any>;

/** The one place where a table's name is a variable, which Kysely cannot type; the nouns' own functions are typed. */
export const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Columns>>;

/** Those of these ids that still exist. */
export async function idsAmong(
  db: Database,
  table: "users" | "outbox" | "tags" | "enquiry_events" | "leads",
  ids: (number | null)[],
): Promise<Set<number | null>> {
  const named = [...new Set(ids)].filter((id) => id !== null);
  if (named.length === 0) return new Set();
  const rows = await db.selectFrom(table).select("id").where("id", "in", named).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The columns of a draft without undefined ones, which stay as stored. */
export const saidIn = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
