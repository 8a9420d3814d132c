import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import type { Stranger } from "./day-schema.ts";

/** As many as a day shows. */
const SHOWN = 12;
/** Of those that wait so many are looked at, the last who came: who is a lead is answered there, and may wait here for ever. */
const LOOKED_AT = 1000;

/** Who wrote or applied, waits for a first word of staff, and is no lead: no queue of leads would tell of them. The longest wait first. */
export async function readStrangers(db: Database, role: Role): Promise<Stranger[]> {
  const parts = [
    ...(isPermitted(role, "messages.see") ? [strangeMessages(db)] : []),
    ...(isPermitted(role, "applications.see") ? [strangeApplications(db)] : []),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<Stranger>`${sql.join(parts, sql` union all `)} ${plannedOnce}`.execute(db);
  return rows.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).slice(0, SHOWN);
}

function strangeMessages(db: Database) {
  const waiting = db
    .selectFrom("messages")
    .select(["id", "name", "email", "subject", "created_at"])
    .where("status", "=", sql.lit("new"))
    .orderBy("id", "desc")
    .limit(sql.lit(LOOKED_AT));
  return sql`select * from ${db
    .selectFrom(waiting.as("m"))
    .select([sql.lit("message").as("noun"), "m.id", "m.name", "m.subject as about", "m.created_at"])
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.email = m.email)`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way = m.email)`)
    .orderBy("m.id")
    .limit(sql.lit(SHOWN))} as strange_messages`;
}

/** Whose application is at its first step, untouched, was called by nobody. */
function strangeApplications(db: Database) {
  const waiting = db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.id", "a.first_name", "a.last_name", "a.interest", "a.created_at", "a.phone_e164", "u.email"])
    .where("a.step", "=", sql.lit(1))
    .where("a.is_touched", "=", sql.lit(0))
    .orderBy("a.id", "desc")
    .limit(sql.lit(LOOKED_AT));
  return sql`select * from ${db
    .selectFrom(waiting.as("w"))
    .select([sql.lit("application").as("noun"), "w.id", sql`w.first_name || ' ' || w.last_name`.as("name")])
    .select([sql`coalesce(w.interest, '')`.as("about"), "w.created_at"])
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.phone_e164 = w.phone_e164)`)
    .where(
      sql<SqlBool>`not exists (select 1 from leads l where l.second_phone_e164 = w.phone_e164 and l.second_phone_e164 <> '')`,
    )
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.email = w.email)`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way in (w.phone_e164, w.email))`)
    .orderBy("w.id")
    .limit(sql.lit(SHOWN))} as strange_applications`;
}
