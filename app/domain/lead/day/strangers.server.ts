import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { standingAbove } from "#app/domain/lead/record/lead-person.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import type { Stranger } from "./day-schema.ts";

const SHOWN = 12;
/** Only the newest waiting records are examined: those whose person is worked with elsewhere may wait here for ever. */
const LOOKED_AT = 1000;

/**
 * Messages and applications without a first answer whose sender has no lead, or only closed ones, so that no queue of
 * leads shows them. Longest wait first.
 */
export async function readStrangers(db: Database, role: Role, seer: Seer): Promise<Stranger[]> {
  const parts = [
    ...(isPermitted(role, "messages.see") ? [strangeMessages(db, seer)] : []),
    ...(isPermitted(role, "applications.see") ? [strangeApplications(db, seer)] : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<Stranger>`${sql.join(parts, sql` union all `)} ${plannedOnce}`.execute(db);
  return rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).slice(0, SHOWN);
}

const openAbove = isOpen((name) => sql.ref(`above.${name}`));

/**
 * Whether no lead with this number or address is open or was worked with since; for a merged lead, its survivor counts.
 * Not `not exists`: PostgreSQL would read all leads.
 */
const isLeft = (bears: RawBuilder<unknown>, came: RawBuilder<unknown>) => sql<SqlBool>`(
  select 1 from leads l where ${bears} and case
    when l.merged_into_id is null then ${isOpen()} or l.last_event_at > ${came}
    else exists (
      select 1 from leads above
      where above.id = ${standingAbove(sql`l.merged_into_id`)} and (${openAbove} or above.last_event_at > ${came})
    ) end limit 1
) is null`;

function strangeMessages(db: Database, seer: Seer) {
  const waiting = db
    .selectFrom("messages")
    .select(["id", "name", "email", "subject", "created_at"])
    .where("status", "=", sql.lit("new"))
    .orderBy("id", "desc")
    .limit(sql.lit(LOOKED_AT));
  return sql`select * from ${db
    .selectFrom(waiting.as("m"))
    .select([sql.lit("message").as("noun"), "m.id", "m.name", "m.subject as about", "m.created_at"])
    .where(isLeft(sql`l.email = m.email`, sql`m.created_at`))
    .where(sentSeenBy(seer, "message", "m") ?? sql<SqlBool>`1 = 1`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way = m.email)`)
    .orderBy("m.id")
    .limit(sql.lit(SHOWN))} as strange_messages`;
}

/** An untouched application at its first step is one that nobody has called about. */
function strangeApplications(db: Database, seer: Seer) {
  const came = sql`a.created_at`;
  const waiting = db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select([
      "a.id",
      "a.user_id",
      "a.first_name",
      "a.last_name",
      "a.interest",
      "a.created_at",
      "a.phone_e164",
      "u.email",
    ])
    .where("a.step", "=", sql.lit(1))
    .where("a.is_touched", "=", sql.lit(0))
    .orderBy("a.id", "desc")
    .limit(sql.lit(LOOKED_AT));
  return sql`select * from ${db
    .selectFrom(waiting.as("a"))
    .select([sql.lit("application").as("noun"), "a.id", sql`a.first_name || ' ' || a.last_name`.as("name")])
    .select([sql`coalesce(a.interest, '')`.as("about"), "a.created_at"])
    .where(isLeft(sql`l.phone_e164 = a.phone_e164`, came))
    .where(isLeft(sql`l.second_phone_e164 = a.phone_e164 and l.second_phone_e164 <> ''`, came))
    .where(isLeft(sql`l.email = a.email`, came))
    .where(sentSeenBy(seer, "application", "a") ?? sql<SqlBool>`1 = 1`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way in (a.phone_e164, a.email))`)
    .orderBy("a.id")
    .limit(sql.lit(SHOWN))} as strange_applications`;
}
