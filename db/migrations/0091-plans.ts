import { id, instant, integer, optional, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A draft beside any record that visitors see, as articles had one, and its preview (record 125). */
export async function up({ db, createTable, index }: SchemaChange): Promise<void> {
  await createTable(
    "plans",
    text("record"),
    text("list"),
    integer("record_id"),
    optional(text("content")),
    optional(instant("publish_at")),
    optional(instant("withdraw_at")),
    optional(reference("actor_id", "users", "set null")),
    instant("updated_at"),
    primaryKey("record"),
  );
  await index("plans", "publish_at");
  await index("plans", "withdraw_at");
  await index("plans", "actor_id");
  for (const { article_id, ...plan } of await db.selectFrom("article_plans").selectAll().execute()) {
    const of = { record: `blogs ${article_id}`, list: "blogs", record_id: article_id };
    await db
      .insertInto("plans")
      .values({ ...plan, ...of })
      .execute();
  }
  await db.schema.dropTable("article_plans").execute();
  // Links to previews live for half an hour.
  await db.schema.dropTable("article_previews").execute();
  await createTable("previews", id(), text("list"), text("content"), instant("expires_at"));
}
