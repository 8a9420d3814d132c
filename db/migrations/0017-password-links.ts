import { instant, integer, optional, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who has forgotten the password sets a new one by a link, which is written into its mail as that leaves (record 045). */
export async function up({ createTable, addColumns, index, unique, check, changeCheck }: SchemaChange): Promise<void> {
  await createTable(
    "password_links",
    reference("user_id", "users", "cascade"),
    text("token_hash"),
    instant("expires_at"),
    primaryKey("user_id"),
  );
  await unique("password_links", "token_hash");
  await addColumns("outbox", optional(text("link_to")), optional(integer("link_id")));
  await check("outbox", "link_to", `"link_to" is null or "link_to" in ('password', 'invitation')`);
  await index("outbox", "link_to", "link_id");
  await changeCheck("activities", "action", `"action" in (${actions.map((action) => `'${action}'`).join(", ")})`);
}

const actions = ["create", "update", "delete", "sign-in", "sign-out", "export", "send-link", "reset-password"];
