import { integer, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A line of the history tells which fields became others, or which version it made; bringing back and deleting for good are acts of their own. */
export async function up({ addColumns, changeCheck }: SchemaChange): Promise<void> {
  await changeCheck("activities", "action", `"action" in (${actions.map((action) => `'${action}'`).join(", ")})`);
  await addColumns("activities", optional(text("changes")), optional(integer("version_id")));
}

const actions = [
  "create",
  "update",
  "delete",
  "restore",
  "purge",
  "open",
  "sign-in",
  "sign-out",
  "export",
  "send-link",
  "reset-password",
  "invite",
  "revoke",
  "accept",
  "refuse",
];
