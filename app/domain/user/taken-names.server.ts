import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { findCredentialsOf } from "./credentials.server.ts";

const sentences = { username: "Username is already taken", email: "Email already belongs to a user" };

/** Why a name or e-mail is not to be had. */
export const takenBy = (field: keyof typeof sentences): { conflict: string; errors: FieldErrors } => ({
  conflict: sentences[field],
  errors: { [field]: sentences[field] },
});

/**
 * Whether a name that somebody chooses is the address of another account: a sign-in asks for either in one field. An
 * address that somebody is already called by refuses nobody, since it signs in whose it is.
 */
export async function isAddressOfOther(db: Database, username: string, own = 0): Promise<boolean> {
  const addressed = await findCredentialsOf(db, username);
  return addressed !== null && addressed.id !== own;
}
