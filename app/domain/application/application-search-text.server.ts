import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { foldText } from "#app/lib/text/fold-text.ts";

const columns = ["first_name", "last_name", "phone", "phone_e164", "company", "interest"] as const;

type Searched = Pick<Selectable<Tables["applications"]>, (typeof columns)[number]>;

/** The text under which an application is found; the e-mail is that of the applicant's account. */
export function applicationSearchText(application: Searched, email: string): string {
  const { first_name, last_name, phone, phone_e164, company, interest } = application;
  return foldText(`${first_name} ${last_name} ${email} ${phone} ${phone_e164} ${company} ${interest ?? ""}`);
}

/** Makes an applicant's applications be found by the e-mail that their account has now. */
export async function findApplicationsBy(db: Database, user: { id: number; email: string }): Promise<void> {
  const applications = db
    .selectFrom("applications")
    .select(["id", ...columns])
    .where("user_id", "=", user.id);
  for (const { id, ...application } of await applications.execute()) {
    const search_text = applicationSearchText(application, user.email);
    await db.updateTable("applications").set({ search_text }).where("id", "=", id).execute();
  }
}
