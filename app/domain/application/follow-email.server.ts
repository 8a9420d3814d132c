import type { Database } from "#db/database.ts";
import { unsentStatuses } from "#app/domain/outbox/outbox.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { applicationSearchText, searchedColumns } from "./application-search-text.server.ts";

interface Applicant {
  id: number;
  email: string;
}

/**
 * After a change of an applicant's e-mail: updates the search text of their applications and the recipient of unsent
 * mails.
 */
export async function followEmail(db: Database, user: Applicant): Promise<void> {
  const applications = await db
    .selectFrom("applications")
    .select(["id", ...searchedColumns])
    .where("user_id", "=", user.id)
    .execute();
  for (const { id, ...application } of applications) {
    const search_text = applicationSearchText(application, user.email);
    await db.updateTable("applications").set({ search_text }).where("id", "=", id).execute();
    await readdressMails(db, id, user.email);
  }
}

/** Except mails with a link, which lets in whoever opens it. */
async function readdressMails(db: Database, applicationId: number, recipient: string): Promise<void> {
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "subject"])
    .where("id", "in", (of) =>
      of
        .selectFrom("enquiry_events")
        .select("mail_id")
        .where("application_id", "=", applicationId)
        .where("mail_id", "is not", null),
    )
    .where("link_to", "is", null)
    .where("status", "in", unsentStatuses)
    .where("open_attempts", "=", 0)
    .execute();
  for (const { id, subject } of mails) {
    const search_text = searchTextOf("outbox", { recipient, subject });
    await db.updateTable("outbox").set({ recipient, search_text }).where("id", "=", id).execute();
  }
}
