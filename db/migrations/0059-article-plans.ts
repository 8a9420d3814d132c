import { instant, optional, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A draft beside a published article, and when that appears or the article goes (record 087). */
export async function up({ createTable, index }: SchemaChange): Promise<void> {
  await createTable(
    "article_plans",
    reference("article_id", "articles", "cascade"),
    optional(text("content")),
    optional(instant("publish_at")),
    optional(instant("withdraw_at")),
    optional(reference("actor_id", "users", "set null")),
    instant("updated_at"),
    primaryKey("article_id"),
  );
  await index("article_plans", "publish_at");
  await index("article_plans", "withdraw_at");
  await index("article_plans", "actor_id");
}
