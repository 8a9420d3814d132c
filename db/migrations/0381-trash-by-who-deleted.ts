import type { SchemaChange } from "#db/schema-change.ts";

/** What one person deleted stands in the order of its ids; SQLite's index of a column has them so by itself. */
export async function up({ engine, index, dropIndex }: SchemaChange): Promise<void> {
  if (engine !== "postgres") return;
  await index("trash", "actor_id", "id");
  await dropIndex("trash", "actor_id");
}
