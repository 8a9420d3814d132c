import { wantsNoContact } from "#app/domain/no-contact/no-contacts.server.ts";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { keepIfDoubtful } from "#app/domain/doubtful-form/doubtful-forms.server.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { enquiryList } from "#app/domain/records/enquiry-list.server.ts";
import { enquiryColumns, type SentBefore } from "#app/domain/enquiry-schema.ts";
import { beginTimeline } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { joinStory } from "#app/domain/lead/list/arrived-enquiries.server.ts";
import { sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { queueApplicationNotices } from "#app/domain/outbox/notices/application-notices.server.ts";
import { readNoticeVersion } from "#app/domain/page-text/page-texts.server.ts";
import { eachOf } from "#app/domain/records/list/count-rows.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { adoptPassword } from "#app/domain/applicant/adopt-password.server.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { refusePassword } from "#app/domain/user/password/refuse-password.server.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import type { Application, ApplicationInput } from "./application-schema.ts";
import { applicationSearchText } from "./application-search-text.server.ts";
import { followEmail } from "./follow-email.server.ts";

/**
 * Stores an application at step 1 and, if the e-mail is new, an account for the applicant (D3). Answers refused fields,
 * or null: an e-mail with an account gets the same answer in the same time.
 */
export async function createApplication(db: Database, input: ApplicationInput): Promise<FieldErrors | null> {
  const { password, confirmPassword, ...sent } = input;
  const { email } = sent;
  const refusal = await refusePassword(password, { username: email, email });
  if (refusal !== null) return { password: refusal };
  const application = { ...sent, password_hash: await hashPassword(password) };
  if (!(await keepIfDoubtful(db, "applications", application))) await storeApplication(db, application);
  return null;
}

/** The form with the password's hash instead of the password. */
export type HashedApplication = Omit<ApplicationInput, "password" | "confirmPassword"> &
  SentBefore & { password_hash: string };

/** Stores an application whose password was checked, with its account and mails. A resent form is ignored. */
export async function storeApplication(db: Database, input: HashedApplication): Promise<void> {
  const { email } = input;
  await db.transaction().execute(async (db) => {
    if (await isResend(db, input)) return;
    const { userId, isNewAccount } = await accountOf(db, email, input.password_hash);
    const application = await insertApplication(db, input, userId);
    if (!application) return;
    const account = await adoptPassword(db, { userId, application, password_hash: input.password_hash });
    const mail = await queueApplicationNotices(db, application, isNewAccount ? "new" : account);
    await beginTimeline(db, { application_id: application.id }, { text: application.interest ?? "", mail });
    await joinStory(db, { noun: "application", id: application.id }, application.interest ?? "");
  });
}

async function isResend(db: Database, { idempotency_key }: HashedApplication): Promise<boolean> {
  if (idempotency_key === undefined) return false;
  const sent = db.selectFrom("applications").select("id").where("idempotency_key", "=", idempotency_key);
  return (await sent.executeTakeFirst()) !== undefined;
}

/**
 * The account of an e-mail, created if there is none. Its user name is the e-mail, with a number appended if the name
 * is taken.
 */
async function accountOf(db: Database, email: string, password_hash: string) {
  for (let place = 1; ; place += 1) {
    const username = place === 1 ? email : `${email}-${place}`;
    const newUserId = await addApplicant(db, { username, email }, password_hash);
    const userId = newUserId ?? (await findAccount(db, email));
    if (userId !== undefined) return { userId, isNewAccount: newUserId !== undefined };
  }
}

/** Undefined if e-mail or name is taken. The database decides: a query before would let two callers through. */
async function addApplicant(db: Database, names: Record<"username" | "email", string>, password_hash: string) {
  const now = new Date().toISOString();
  const search_text = searchTextOf("users", names);
  const user = await db
    .insertInto("users")
    .values({ ...names, password_hash, role: "user", search_text, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return user?.id;
}

async function findAccount(db: Database, email: string): Promise<number | undefined> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("closed_at", "is", null)
    .where((where) => where(where.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return user?.id;
}

async function insertApplication(db: Database, input: HashedApplication, user_id: number) {
  const { email, firstName, lastName, phone, company, interest } = input;
  const application = {
    first_name: firstName,
    last_name: lastName,
    phone,
    phone_e164: phoneE164(phone) ?? unknownIndianNumber(phone),
    company,
    interest: interest || null,
  };
  const stored = await db
    .insertInto("applications")
    .values({
      ...enquiryColumns(input, await readNoticeVersion(db)),
      user_id,
      ...application,
      step: 1,
      search_text: applicationSearchText(application, email),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "first_name", "last_name", "phone", "phone_e164", "company", "interest"])
    .executeTakeFirst();
  return stored && { ...stored, email };
}

/** The form accepts any ten digits (section 5), also ones that no Indian number begins with. */
const unknownIndianNumber = (phone: string) => `+91${phone.replaceAll("-", "")}`;

const applications = enquiryList<Application>({
  table: "applications",
  type: "application",
  timeline: "application_id",
  refuseBack: refuseWithoutAccount,
  from: (db) => db.selectFrom("applications as e").innerJoin("users as u", "u.id", "e.user_id"),
  columns: [
    "e.id",
    "e.user_id",
    "u.email",
    "e.first_name",
    "e.last_name",
    "e.phone",
    "e.phone_e164",
    "e.company",
    "e.interest",
    "e.step",
    "e.source_page",
    "e.consent_version",
    "e.created_at",
    "e.updated_at",
    wantsNoContact("e.phone_e164", "u.email").as("no_contact"),
  ],
  nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  filters: ["step"],
  seenBy: (seer) => sentSeenBy(seer, "application", "e"),
  counted: { step: eachOf("e.step", [1, 2, 3, 4]) },
  sorts: {
    name: { by: sql`lower(e.first_name || ' ' || e.last_name)` },
    received: byColumn("e.id"),
    interest: { ...byText("e.interest"), hasNulls: true },
    company: byText("e.company"),
    step: byColumn("e.step"),
  },
});

/** Lists applications, newest first; `q` searches name, e-mail, phone, company and interest. */
export const listApplications = applications.list;

export const matchingApplications = applications.matching;

export const applicationSorts = applications.sorts;

export const findApplication = applications.find;

/** Changes columns of an application, with what must happen in the same transaction. */
export const changeApplication = applications.change;

export const putApplicationInTrash = applications.delete;

/** Restores an application, and follows its applicant's current e-mail. */
export const putBackApplication: typeof applications.putBack = async (db, snapshot, actor) => {
  const outcome = await applications.putBack(db, snapshot, actor);
  if (!("isBack" in outcome)) return outcome;
  const user = db
    .selectFrom("users")
    .select(["id", "email"])
    .where("id", "=", snapshot.columns["user_id"] as number);
  await followEmail(db, await user.executeTakeFirstOrThrow());
  return outcome;
};

/** Refused if the applicant's account was deleted since. */
async function refuseWithoutAccount(db: Database, { user_id }: Columns): Promise<FieldErrors | null> {
  const account = db
    .selectFrom("users")
    .select("id")
    .where("id", "=", user_id as number)
    .where("closed_at", "is", null);
  return (await account.executeTakeFirst()) ? null : { user_id: "The account of its applicant was deleted" };
}
