import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Act } from "#app/domain/activity/activities.server.ts";

export async function mailsAbout(db: Database, type: Act["type"], recordId: number): Promise<number[]> {
  const mails = db.selectFrom("outbox").select("id");
  const rows = await mails.where((of) => isAbout(of, type, recordId)).execute();
  return rows.map(({ id }) => id);
}

/** The ids of mails about a record name it, e.g. `<lead-5-staff.…>` (record 538). */
export const isAbout = (of: ExpressionBuilder<Tables, "outbox">, type: Act["type"], recordId: number) =>
  of.and([
    of("message_id", ">=", `<${type}-${recordId}-`),
    // What comes after the hyphen.
    of("message_id", "<", `<${type}-${recordId}.`),
  ]);
