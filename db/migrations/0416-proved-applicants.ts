import { instant, integer, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** An applicant signs in to the page of their own application once the mail's link has proved the address (record 541). */
export async function up({ addColumns, changeCheck }: SchemaChange): Promise<void> {
  await addColumns("users", optional(instant("email_proved_at")), optional(integer("password_from_application")));
  const targets = ["password", "invitation", "application", "applicant"].map((target) => `'${target}'`).join(", ");
  await changeCheck("outbox", "link_to", `"link_to" is null or "link_to" in (${targets})`);
}
