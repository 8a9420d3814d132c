import { id, instant, json, oneOf, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Forms that look like a robot's are kept apart, and the database holds two rules that only the program held. */
export async function up(change: SchemaChange): Promise<void> {
  await keepDoubtfulForms(change);
  await holdRules(change);
}

async function keepDoubtfulForms({ db, createTable, index, unique }: SchemaChange) {
  await createTable(
    "doubtful_forms",
    id(),
    instant("created_at"),
    text("form"),
    text("reason"),
    text("name"),
    text("email"),
    json("fields"),
    text("idempotency_key"),
    text("search_text"),
    oneOf("form", "leads", "contact", "applications", "newsletter"),
    oneOf("reason", "hidden-field", "hurried"),
  );
  await unique("doubtful_forms", "idempotency_key");
  await index("doubtful_forms", "form", "id");
  await db.schema.dropTable("robot_catches").execute();
}

async function holdRules({ db, check }: SchemaChange) {
  // Of an event without a parent nobody could read; one of several belongs to the first.
  await db
    .deleteFrom("enquiry_events")
    .where("lead_id", "is", null)
    .where("message_id", "is", null)
    .where("application_id", "is", null)
    .execute();
  await db
    .updateTable("enquiry_events")
    .set({ message_id: null, application_id: null })
    .where("lead_id", "is not", null)
    .execute();
  await db.updateTable("enquiry_events").set({ application_id: null }).where("message_id", "is not", null).execute();
  await check(
    "enquiry_events",
    "parent",
    "(lead_id is not null and message_id is null and application_id is null)" +
      " or (lead_id is null and message_id is not null and application_id is null)" +
      " or (lead_id is null and message_id is null and application_id is not null)",
  );
  await check("leads", "contact", "email <> '' or phone <> ''");
}
