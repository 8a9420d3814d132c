import { optional, reference } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** An application's line of a call to its lead names the lead's line, so that both are one call (record 140). */
export async function up({ addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("enquiry_events", optional(reference("call_id", "enquiry_events", "set null")));
  await index("enquiry_events", "call_id");
}
