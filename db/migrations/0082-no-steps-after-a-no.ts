import { sql } from "kysely";
import { flag } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who wants no contact has no next step, and what staff set off waits for the end of quiet hours (record 117). */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("outbox", { ...flag("keeps_quiet"), filled: "0" });
  await sql`update leads set follow_up_on = null
    where follow_up_on is not null and exists (
      select 1 from no_contacts n where n.way in (leads.phone_e164, leads.second_phone_e164, leads.email)
    )`.execute(db);
}
