import { sql } from "kysely";
import { instant, integer, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

const listed = "merged_into_id is null";

/** How soon staff answered, after how many calls somebody was reached, and which campaign sent whom (record 052). */
export async function up({ db, engine, addColumns }: SchemaChange): Promise<void> {
  await addColumns(
    "leads",
    optional(instant("first_reply_at")),
    optional(integer("reply_minutes")),
    optional(integer("calls_to_reach")),
    { ...text("campaign"), filled: "" },
  );
  await sql`update leads set first_reply_at = (
    select min(e.created_at) from enquiry_events e
    where e.lead_id = leads.id and e.kind in ('call', 'whatsapp', 'mail') and e.is_begun = 0 and e.actor_id is not null
  )`.execute(db);
  const part = (name: string) =>
    sql.raw(engine === "postgres" ? `nullif(utm->>'${name}', '')` : `nullif(json_extract(utm, '$.${name}'), '')`);
  const [source, campaign] = [part("utm_source"), part("utm_campaign")];
  await sql`update leads set campaign = case
    when ${source} is not null and ${campaign} is not null then ${source} || ' / ' || ${campaign}
    else coalesce(${source}, ${campaign}, '') end where utm is not null`.execute(db);
  const figures =
    "created_at, stage, owner_id, source_page, campaign, course, lost_reason, reply_minutes, calls_to_reach, merged_into_id";
  const indexes = {
    leads__unanswered: `(created_at, id) where ${listed} and stage = 'new' and first_reply_at is null and consent_version <> ''`,
    leads__figures: `(${figures}) where ${listed}`,
  };
  for (const [name, rows] of Object.entries(indexes))
    await sql.raw(`create index ${name} on leads ${rows}`).execute(db);
}
