import type { SchemaChange } from "#db/schema-change.ts";

/** Applications by what they ask about, from the end: PostgreSQL's index has those without first then, and the list shows them last. */
export async function up({ engine, indexBy }: SchemaChange): Promise<void> {
  if (engine === "postgres")
    await indexBy("applications", "interest_falling", `lower("interest") desc nulls last, "id" desc`);
}
