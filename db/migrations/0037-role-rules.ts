import { flag, instant, oneOf, primaryKey, text } from "#db/columns.ts";
import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** What an office decides about a role, and who opened personal data (record 067). */
export async function up({ db, createTable, changeCheck }: SchemaChange): Promise<void> {
  await createTable(
    "role_rules",
    text("role"),
    flag("needs_second_factor"),
    flag("sees_all_leads"),
    instant("updated_at"),
    primaryKey("role"),
    oneOf("role", "viewer", "counsellor", "editor", "admin"),
  );
  await changeCheck("activities", "action", `"action" in (${actions.map((action) => `'${action}'`).join(", ")})`);
  // The dashboard tells of acts, not of looks: it must not have to read past them.
  await sql`create index activities__acts on activities (id) where action <> 'open'`.execute(db);
}

const actions = [
  "create",
  "update",
  "delete",
  "open",
  "sign-in",
  "sign-out",
  "export",
  "send-link",
  "reset-password",
  "invite",
  "revoke",
  "accept",
];
