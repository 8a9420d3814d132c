import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { personOf } from "./lead-person.server.ts";
import type { Seer } from "./lead-seers.server.ts";
import type { PersonRecords } from "./person-records-schema.ts";
import { type SentNoun, sentSeenBy } from "./sent-seers.server.ts";

// What the person of a lead sent beside it: whatever bears a number or an address of the lead, or of one that was merged
// into it. Each statement reads indexes alone.

/** At most so many of each kind are told, the newest. */
const MOST_TOLD = 20;

const addressesOf = (id: RawBuilder<unknown>) =>
  sql`(select email from leads where id in ${personOf(id)} and email <> '')`;

const numbersOf = (id: RawBuilder<unknown>) => sql`(
  select phone_e164 from leads where id in ${personOf(id)} and phone_e164 <> ''
  union select second_phone_e164 from leads where id in ${personOf(id)} and second_phone_e164 <> ''
)`;

const messagesOf = (id: RawBuilder<unknown>, seer: Seer) =>
  sql<number>`(select m.id from messages m where m.email in ${addressesOf(id)} and ${seen(seer, "message", "m")})`;

const applicationsOf = (id: RawBuilder<unknown>, seer: Seer) => sql<number>`(
  select a.id from applications a where a.phone_e164 in ${numbersOf(id)} and ${seen(seer, "application", "a")}
  union select a.id from users u join applications a on a.user_id = u.id
    where u.email in ${addressesOf(id)} and ${seen(seer, "application", "a")}
)`;

/** Colleagues alone may work with somebody who bears the same number as a lead that is nobody's. */
const seen = (seer: Seer, noun: SentNoun, alias: string) => sentSeenBy(seer, noun, alias) ?? sql`1 = 1`;

/** The ids of the lines of a person's story: those of the lead, of leads that were merged into it, and of what they sent. */
export const storyOf = (id: RawBuilder<unknown>, seer: Seer) => sql<number>`(
  select e.id from enquiry_events e where e.lead_id in ${personOf(id)}
  union all select e.id from enquiry_events e where e.message_id in ${messagesOf(id, seer)}
  union all select e.id from enquiry_events e where e.application_id in ${applicationsOf(id, seer)}
)`;

/** Messages and applications of the person of a lead, newest first; of the newsletter only for those who may see it. */
export async function readPersonRecords(
  db: Database,
  leadId: number,
  may: { seeSubscribers: boolean; seer: Seer },
): Promise<PersonRecords> {
  const id = sql`${leadId} + 0`;
  const messages = await db
    .selectFrom("messages as m")
    .select(["m.id", "m.subject", "m.status", "m.created_at"])
    .where("m.id", "in", messagesOf(id, may.seer))
    .orderBy("m.id", "desc")
    .limit(MOST_TOLD)
    .execute();
  const applications = await db
    .selectFrom("applications as a")
    .select(["a.id", "a.interest", "a.step", "a.created_at"])
    .where("a.id", "in", applicationsOf(id, may.seer))
    .orderBy("a.id", "desc")
    .limit(MOST_TOLD)
    .execute();
  if (!may.seeSubscribers) return { messages, applications, subscriptions: [] };
  const subscriptions = await db
    .selectFrom("subscribers as s")
    .select(["s.id", "s.email", "s.status", "s.created_at"])
    .where(sql<boolean>`s.email in ${addressesOf(id)}`)
    .orderBy("s.id", "desc")
    .limit(MOST_TOLD)
    .execute();
  return { messages, applications, subscriptions };
}
