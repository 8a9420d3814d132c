import { sql } from "kysely";
import { instant, optional } from "#db/columns.ts";
import { dayOfRow } from "#db/counter-triggers.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Whoever leaves keeps the name on what they did: the account is closed, not deleted (record 040). */
export async function up(change: SchemaChange): Promise<void> {
  await change.addColumns("users", optional(instant("closed_at")));
  await freeNames(change);
  await countOpenAccounts(change);
}

/** Of accounts that are closed, name and e-mail may be given again. */
async function freeNames({ db }: SchemaChange) {
  for (const column of ["username", "email"]) {
    const index = `"users__${column}__unique"`;
    await sql.raw(`drop index ${index}`).execute(db);
    await sql.raw(`create unique index ${index} on "users" (lower("${column}")) where "closed_at" is null`).execute(db);
  }
}

/** None is closed yet: what was counted stays true. */
async function countOpenAccounts({ db, engine, count }: SchemaChange) {
  if (engine === "postgres") await sql`drop function count_users() cascade`.execute(db);
  else for (const event of ["insert", "update", "delete"]) await dropTrigger(`users__counters__${event}`);
  const day = { facet: "day", value: dayOfRow(engine, "created_at"), when: "row.closed_at is null" };
  await count("users", [day]);

  async function dropTrigger(name: string) {
    await sql.raw(`drop trigger "${name}"`).execute(db);
  }
}
