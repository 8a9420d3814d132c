import type { Database } from "#db/database.ts";
import { type Actor, forgetNames, recordActivity } from "#app/domain/activity/activities.server.ts";
import { type HashedApplication, storeApplication } from "#app/domain/application/applications.server.ts";
import type { LeadInput } from "#app/domain/lead/lead-schema.ts";
import { createLead } from "#app/domain/lead/record/leads.server.ts";
import type { MessageInput } from "#app/domain/message/message-schema.ts";
import { createMessage } from "#app/domain/message/messages.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { FormName } from "#app/domain/robot-trap/form-limit.ts";
import type { SubscriberInput } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscribe } from "#app/domain/subscriber/subscribers.server.ts";
import type { DoubtfulForm } from "./doubtful-form-schema.ts";
import { doubtfulFormOf } from "./doubtful-forms.server.ts";

/** Processes the form as its sender meant it, with its mails, dated when it was sent. */
export async function releaseDoubtfulForm(
  db: Database,
  id: number,
  actor: Actor,
  origin: string,
): Promise<SaveOutcome<DoubtfulForm>> {
  const row = await db.selectFrom("doubtful_forms").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return { absent: true };
  const { idempotency_key, created_at: sent_at } = row;
  // Two transactions are safe: the idempotency key makes one enquiry, however often the form is released.
  await storing[row.form](db, { ...row.fields, idempotency_key, sent_at }, origin);
  return db.transaction().execute(async (db) => {
    const released = await db.deleteFrom("doubtful_forms").where("id", "=", id).returning("id").executeTakeFirst();
    if (!released) return { absent: true };
    const name = row.name || row.email;
    await recordActivity(db, actor, { action: "update", type: "doubtful-form", name, recordId: id });
    // Nothing would remove the name later: the enquiry is another record with its own history.
    await forgetNames(db, "doubtful-form", [id]);
    return { record: doubtfulFormOf(row) };
  });
}

type Storing = (db: Database, input: unknown, origin: string) => Promise<void>;

/** The fields were parsed by the form's schema before. */
const storing: Record<FormName, Storing> = {
  leads: (db, input) => createLead(db, input as LeadInput),
  contact: (db, input) => createMessage(db, input as MessageInput),
  applications: (db, input) => storeApplication(db, input as HashedApplication),
  newsletter: (db, input, origin) => subscribe(db, input as SubscriberInput, origin),
};
