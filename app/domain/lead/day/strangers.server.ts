import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/planned-once.ts";
import { isPermitted, type Role } from "#app/domain/permission/permissions.ts";
import type { Stranger } from "./day-schema.ts";

/** As many as a day shows; of those that wait, so many are looked at. */
const SHOWN = 12;
const LOOKED_AT = 200;

/** Who wrote or applied, waits for a first word of staff, and is no lead: no queue of leads would tell of them. The longest wait first. */
export async function readStrangers(db: Database, role: Role): Promise<Stranger[]> {
  const strangers = await Promise.all([
    isPermitted(role, "messages.see") ? strangeMessages(db) : [],
    isPermitted(role, "applications.see") ? strangeApplications(db) : [],
  ]);
  return strangers
    .flat()
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .slice(0, SHOWN);
}

async function strangeMessages(db: Database): Promise<Stranger[]> {
  const waiting = db
    .selectFrom("messages")
    .select(["id", "name", "email", "subject", "created_at"])
    .where("status", "=", "new")
    .orderBy("id")
    .limit(LOOKED_AT);
  const rows = await db
    .selectFrom(waiting.as("m"))
    .select(["m.id", "m.name", "m.subject as about", "m.created_at"])
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.email = m.email)`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way = m.email)`)
    .orderBy("m.id")
    .limit(SHOWN)
    .modifyEnd(plannedOnce)
    .execute();
  return rows.map((row) => ({ noun: "message", ...row }));
}

/** Whose application is still at its first step was called by nobody. */
async function strangeApplications(db: Database): Promise<Stranger[]> {
  const waiting = db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select(["a.id", "a.first_name", "a.last_name", "a.interest", "a.created_at", "a.phone_e164", "u.email"])
    .where("a.step", "=", 1)
    .orderBy("a.id")
    .limit(LOOKED_AT);
  const rows = await db
    .selectFrom(waiting.as("w"))
    .select(["w.id", "w.first_name", "w.last_name", "w.interest", "w.created_at"])
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.phone_e164 = w.phone_e164)`)
    .where(
      sql<SqlBool>`not exists (select 1 from leads l where l.second_phone_e164 = w.phone_e164 and l.second_phone_e164 <> '')`,
    )
    .where(sql<SqlBool>`not exists (select 1 from leads l where l.email = w.email)`)
    .where(sql<SqlBool>`not exists (select 1 from no_contacts n where n.way in (w.phone_e164, w.email))`)
    .orderBy("w.id")
    .limit(SHOWN)
    .modifyEnd(plannedOnce)
    .execute();
  return rows.map(({ id, first_name, last_name, interest, created_at }) => ({
    noun: "application",
    id,
    name: `${first_name} ${last_name}`,
    about: interest ?? "",
    created_at,
  }));
}
