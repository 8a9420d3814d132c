import { id, instant, oneOf, optional, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** New staff come by a link in a mail, and choose their name and password themselves (record 045). */
export async function up({ createTable, index, unique, uniqueCaseless, changeCheck }: SchemaChange): Promise<void> {
  await createTable(
    "invitations",
    id(),
    text("email"),
    text("role"),
    reference("invited_by", "users", "cascade"),
    optional(text("token_hash")),
    instant("expires_at"),
    instant("created_at"),
    instant("updated_at"),
    oneOf("role", "user", "admin"),
  );
  await uniqueCaseless("invitations", "email");
  await unique("invitations", "token_hash");
  await index("invitations", "invited_by");
  await changeCheck("activities", "action", `"action" in (${actions.map((action) => `'${action}'`).join(", ")})`);
}

const actions = [
  "create",
  "update",
  "delete",
  "sign-in",
  "sign-out",
  "export",
  "send-link",
  "reset-password",
  "invite",
  "revoke",
  "accept",
];
