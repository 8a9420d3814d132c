import type { SchemaChange } from "#db/schema-change.ts";

/** Messages and applications stand in the story of the person who sent them (record 078). */
export async function up({ changeCheck, index }: SchemaChange): Promise<void> {
  await index("messages", "email", "id");
  await index("applications", "phone_e164", "id");
  await changeCheck("notices", "kind", `"kind" in ('given', 'taken', 'mentioned', 'wrote', 'applied')`);
}
