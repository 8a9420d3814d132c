import type { SchemaChange } from "#db/schema-change.ts";

/** The history tells who was not let in (record 088). */
export async function up({ changeCheck }: SchemaChange): Promise<void> {
  await changeCheck("activities", "action", `"action" in (${actions.map((action) => `'${action}'`).join(", ")})`);
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
  "refuse",
];
