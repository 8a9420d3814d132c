import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

const listed = "merged_into_id is null";

/** The leads behind a number of the figures are found by what it counts, however long its period is (record 516). */
export async function up({ db }: SchemaChange): Promise<void> {
  const indexes = {
    leads__campaign: `(campaign, created_at, id) where ${listed} and campaign <> ''`,
    leads__lost: `(lost_reason, created_at, id) where ${listed} and stage = 'lost'`,
    leads__replied: `(reply_minutes, created_at, id) where ${listed} and reply_minutes is not null`,
  };
  for (const [name, rows] of Object.entries(indexes))
    await sql.raw(`create index ${name} on leads ${rows}`).execute(db);
}
