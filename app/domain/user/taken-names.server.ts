import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { findCredentialsOf } from "./credentials.server.ts";

const sentences = { username: "Username is already taken", email: "Email already belongs to a user" };

/** The conflict of a taken name or e-mail. */
export const takenBy = (field: keyof typeof sentences): { conflict: string; errors: FieldErrors } => ({
  conflict: sentences[field],
  errors: { [field]: sentences[field] },
});

/**
 * Whether a chosen name is another account's e-mail, since both are typed into one field at sign-in. The reverse, an
 * e-mail that somebody has as a name, is allowed: credentials look for e-mails first.
 */
export async function isAddressOfOther(db: Database, username: string, own = 0): Promise<boolean> {
  const addressed = await findCredentialsOf(db, username);
  return addressed !== null && addressed.id !== own;
}
