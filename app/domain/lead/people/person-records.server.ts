import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { addressesOf, numbersOf, personOf, samePersonAs } from "#app/domain/lead/record/lead-person.server.ts";
import { isSeenBy, type Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import type { PersonRecords } from "./person-records-schema.ts";
import { type SentNoun, sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";

// What a lead's person sent: all that has a number or an address of the lead or of one merged into it. Each statement
// reads only indexes.

/** The newest of each kind. */
const MOST_TOLD = 20;

const messagesOf = (id: RawBuilder<unknown>, seer: Seer) =>
  sql<number>`(select m.id from messages m where m.email in ${addressesOf(id)} and ${seen(seer, "message", "m")})`;

const applicationsOf = (id: RawBuilder<unknown>, seer: Seer) => sql<number>`(
  select a.id from applications a where a.phone_e164 in ${numbersOf(id)} and ${seen(seer, "application", "a")}
  union select a.id from users u join applications a on a.user_id = u.id
    where u.email in ${addressesOf(id)} and ${seen(seer, "application", "a")}
)`;

/** Even if the lead is unowned, the number may also be that of a colleague's lead. */
const seen = (seer: Seer, noun: SentNoun, alias: string) => sentSeenBy(seer, noun, alias) ?? sql`1 = 1`;

/** The person's other open leads that the user may see: unmerged, they are one story all the same. */
const openBeside = (id: RawBuilder<unknown>, seer: Seer) => sql`(
  select l.id from leads l where l.id in ${samePersonAs(id)} and ${isOpen()} and ${isSeenBy(seer)}
)`;

/**
 * The ids of the events in a person's story: of the lead, of leads merged into it, of the person's other open leads,
 * and of what they sent. A call noted on both lead and application appears once.
 */
export const storyOf = (id: RawBuilder<unknown>, seer: Seer) => sql<number>`(
  select e.id from enquiry_events e where e.lead_id in ${personOf(id)}
  union all select e.id from enquiry_events e where e.lead_id in ${openBeside(id, seer)}
  union all select e.id from enquiry_events e where e.message_id in ${messagesOf(id, seer)}
  union all select e.id from enquiry_events e where e.application_id in ${applicationsOf(id, seer)} and e.call_id is null
)`;

/** Reads what a lead's person sent and was promised, as far as the user may see it. */
export async function readPersonRecords(
  db: Database,
  leadId: number,
  may: { seeSubscribers: boolean; seer: Seer },
): Promise<PersonRecords> {
  const id = sql`${leadId} + 0`;
  const messages = await db
    .selectFrom("messages as m")
    .select(["m.id", "m.subject", "m.message", "m.status", "m.created_at"])
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
  const calls = await db
    .selectFrom("leads as l")
    .leftJoin("users as u", "u.id", "l.owner_id")
    .select(["l.id as lead_id", "l.course", "u.username as owner"])
    .select(sql<string>`l.follow_up_on`.as("follow_up_on"))
    .where(sql<boolean>`l.id in (select ${id} union select b.id from ${openBeside(id, may.seer)} as b)`)
    .where(isOpen())
    .where("l.follow_up_on", ">=", dayInIndia())
    .orderBy("l.follow_up_on")
    .limit(MOST_TOLD)
    .execute();
  if (!may.seeSubscribers) return { calls, messages, applications, subscriptions: [] };
  const subscriptions = await db
    .selectFrom("subscribers as s")
    .select(["s.id", "s.email", "s.status", "s.created_at"])
    .where(sql<boolean>`s.email in ${addressesOf(id)}`)
    .orderBy("s.id", "desc")
    .limit(MOST_TOLD)
    .execute();
  return { calls, messages, applications, subscriptions };
}
