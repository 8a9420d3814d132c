import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

const nouns = { lead: "leads", message: "messages", application: "applications", subscriber: "subscribers" };

/** Who went for good before names left the audit with them (record 124) is named there no more. */
export async function up({ db }: SchemaChange): Promise<void> {
  for (const [type, table] of Object.entries(nouns))
    await sql`update activities set name = 'somebody whose data is gone', search_text = ''
      where type = ${type} and record_id is not null
        and not exists (select 1 from ${sql.table(table)} r where r.id = activities.record_id)
        and not exists (select 1 from trash t where t.record = ${sql.lit(`${table} `)} || activities.record_id)`.execute(
      db,
    );
}
