import { type RawBuilder, sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** What waits to be sent names the account or the subscriber that it is about, so that it is forgotten with them; one that may have left keeps its id. */
export async function up({ db }: SchemaChange): Promise<void> {
  const rename = (was: RawBuilder<string>, is: RawBuilder<string>) => sql`
    update outbox set message_id = ${is} || substr(message_id, length(${was}) + 1)
    where status <> 'sent' and open_attempts = 0 and message_id like ${was} || '.%'`;
  await rename(sql`'<applicant-' || link_id`, sql`'<user-' || link_id || '-link'`).execute(db);
  await rename(sql`'<password-' || link_id`, sql`'<user-' || link_id || '-password'`).execute(db);
  const subscriber = sql<string>`(select '<subscriber-' || id || '-confirmation' from subscribers where email = recipient)`;
  await sql`${rename(sql`'<newsletter-confirmation'`, subscriber)}
    and exists (select 1 from subscribers where email = recipient)`.execute(db);
}
