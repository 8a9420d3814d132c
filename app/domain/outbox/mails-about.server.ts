import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { Act } from "#app/domain/activity/activities.server.ts";

/** The ids of all mails about a record. */
export async function mailsAbout(db: Database, type: Act["type"], recordId: number): Promise<number[]> {
  const mails = db.selectFrom("outbox").select("id");
  const rows = await mails.where((of) => isAbout(of, type, recordId)).execute();
  return rows.map(({ id }) => id);
}

/** A mail's message id begins with the record it is about, e.g. `<lead-5-staff.…>` (record 538). */
export const isAbout = (of: ExpressionBuilder<Tables, "outbox">, type: Act["type"], recordId: number) =>
  of.and([
    of("message_id", ">=", `<${type}-${recordId}-`),
    // The character after `-`.
    of("message_id", "<", `<${type}-${recordId}.`),
  ]);
