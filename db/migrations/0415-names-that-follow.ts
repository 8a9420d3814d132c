import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";
import { fold } from "./0004-records.ts";

/**
 * An applicant's name is the e-mail, and stayed when that was corrected: who applied with the old one then was taken for them. Their
 * applications were still found by the old one alone.
 */
export async function up(change: SchemaChange): Promise<void> {
  await renameApplicants(change);
  await findByEmail(change);
}

/** Somebody else's name is not taken from them. */
async function renameApplicants({ db }: SchemaChange) {
  const renamed = await sql<{ id: number; email: string; full_name: string | null }>`
    update users set username = email
    where role = 'user' and closed_at is null and username like '_%@_%._%' and lower(username) <> lower(email)
      and not exists (select 1 from users o where o.closed_at is null and lower(o.username) = lower(users.email))
    returning id, email, full_name`.execute(db);
  for (const { id, email, full_name } of renamed.rows) {
    const search_text = fold(`${email} ${email} ${full_name ?? ""}`);
    await db.updateTable("users").set({ search_text }).where("id", "=", id).execute();
  }
}

async function findByEmail({ db, engine }: SchemaChange) {
  const place = sql.raw(engine === "postgres" ? "strpos" : "instr");
  const stale = await sql<
    Record<"email" | "first_name" | "last_name" | "phone" | "phone_e164" | "company", string> & {
      id: number;
      interest: string | null;
    }
  >`
    select a.id, u.email, a.first_name, a.last_name, a.phone, a.phone_e164, a.company, a.interest
    from applications a join users u on u.id = a.user_id
    where ${place}(a.search_text, lower(u.email)) = 0`.execute(db);
  for (const { id, email, ...row } of stale.rows) {
    const { first_name, last_name, phone, phone_e164, company, interest } = row;
    const search_text = fold(`${first_name} ${last_name} ${email} ${phone} ${phone_e164} ${company} ${interest ?? ""}`);
    await db.updateTable("applications").set({ search_text }).where("id", "=", id).execute();
  }
}
