import { id, instant, json, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Why a lead was lost, what somebody enrolled in, and the rules of the office (record 052). */
export async function up({ addColumns, createTable }: SchemaChange): Promise<void> {
  await addColumns("leads", { ...text("lost_reason"), filled: "" }, optional(json("enrolment")));
  await createTable("desk_rules", id(), json("rules"), instant("updated_at"));
}
