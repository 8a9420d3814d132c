import type { Database } from "#db/database.ts";
import { isSigned, sign } from "#app/domain/signature.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/from-now.ts";

/** The links to the applicant's page: for one application (sent with it), or for an applicant who asked for one. */
type Purpose = "application" | "applicant";

const goodForMs: Record<Purpose, number> = { application: 14 * DAY_MS, applicant: 30 * MINUTE_MS };

/** The person whom a link lets in, with what its page shows; for a requested link, of their newest application. */
export interface LinkedApplicant {
  purpose: Purpose;
  user_id: number;
  email: string;
  application_id: number | null;
  first_name: string | null;
  /**
   * Signed with the link: empty until the address is proved, then the password's hash. So links end when the address is
   * first proved and whenever the password changes.
   */
  secret: string;
}

/**
 * A link's token for one application; null if it is gone, or its account is not an applicant's or not the recipient's.
 */
export const issueApplicationLink = (db: Database, applicationId: number, recipient: string) =>
  issue(db, { purpose: "application", id: applicationId, recipient });

/** A link's token for an applicant who asked for one; null as above. */
export const issueAskedLink = (db: Database, userId: number, recipient: string) =>
  issue(db, { purpose: "applicant", id: userId, recipient });

/** The token is in the query, which our logs leave out. */
export const applicantLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}/my-application/enter?link=${token}`;

/** Whom a token lets in; null if it is forged or expired, or the account has changed. */
export async function findLinked(db: Database, token: string): Promise<LinkedApplicant | null> {
  const [, purpose, id, end, signature] =
    /^(application|applicant)\.(\d{1,9})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!purpose || !id || !end || !signature || Number(end) <= Date.now()) return null;
  const found = await find(db, purpose as Purpose, Number(id));
  if (!found) return null;
  return (await isSigned(db, claimOf(found, Number(id), Number(end)), signature)) ? found : null;
}

async function issue(db: Database, { purpose, id, recipient }: { purpose: Purpose; id: number; recipient: string }) {
  const found = await find(db, purpose, id);
  if (found?.email.toLowerCase() !== recipient.toLowerCase()) return null;
  const end = Date.now() + goodForMs[purpose];
  return `${purpose}.${id}.${end}.${await sign(db, claimOf(found, id, end))}`;
}

async function find(db: Database, purpose: Purpose, id: number): Promise<LinkedApplicant | null> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("applications as a", "a.user_id", "u.id")
    .select(["u.id as user_id", "u.email", "a.id as application_id", "a.first_name"])
    .select((of) =>
      of.case().when("u.email_proved_at", "is", null).then("").else(of.ref("u.password_hash")).end().as("secret"),
    )
    .where(purpose === "application" ? "a.id" : "u.id", "=", id)
    .where("u.role", "=", "user")
    .where("u.closed_at", "is", null)
    .orderBy("a.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { purpose, ...row } : null;
}

const claimOf = ({ purpose, user_id, email, secret }: LinkedApplicant, id: number, end: number) => ({
  secret: "applicant-links",
  facts: [purpose, id, user_id, email, end, secret],
});
