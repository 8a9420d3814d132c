import type { SchemaChange } from "#db/schema-change.ts";

/** Not everybody in the panel may do everything (record 049). */
export async function up({ changeCheck }: SchemaChange): Promise<void> {
  for (const table of ["users", "invitations"]) {
    await changeCheck(table, "role", `"role" in ('user', 'viewer', 'counsellor', 'editor', 'admin')`);
  }
}
