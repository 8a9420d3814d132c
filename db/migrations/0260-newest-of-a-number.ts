import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * Of those who share a number or an address the newest are found by the index, however many there are (record 375). SQLite
 * ends each index with the id by itself.
 */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "postgres") return;
  for (const [index, column] of [
    ["leads__phone_e164__index", "phone_e164"],
    ["leads__email__index", "email"],
  ] as const) {
    await sql.raw(`create index leads__${column}__id on leads (${column}, id)`).execute(db);
    await sql.raw(`drop index ${index}`).execute(db);
  }
  await sql.raw("drop index leads__second_phone").execute(db);
  await sql
    .raw("create index leads__second_phone on leads (second_phone_e164, id) where second_phone_e164 <> ''")
    .execute(db);
}
