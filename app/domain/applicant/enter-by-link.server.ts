import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Tables } from "#db/schema.ts";
import { endSessions, openSession } from "#app/domain/session/sessions.server.ts";
import { hashOfNobody } from "#app/domain/user/password/passwords.server.ts";
import { findLinked, type LinkedApplicant } from "./applicant-links.server.ts";

interface Entrance {
  token: string;
  /** What the entrance has newly proved: nothing, the address and the form's password, or only the address. */
  proved: "nothing" | "password" | "address";
}

/**
 * Opens a session for the link's applicant; null if it lets nobody in. The first entrance proves the address. It also
 * accepts the password of this application, if no other form came with the address; otherwise no password is valid.
 */
export async function enterByLink(
  db: Database,
  link: string,
  origin: { address: string; device: string | null },
): Promise<Entrance | null> {
  const nobody = await hashOfNobody();
  return db.transaction().execute(async (db) => {
    const linked = await findLinked(db, link);
    const owner = linked && (await prove(db, linked, nobody));
    if (!owner) return null;
    // A session opened before the proof may be somebody else's.
    if (owner.proved !== "nothing") await endSessions(db, owner.id);
    return { token: await openSession(db, owner.id, origin), proved: owner.proved };
  });
}

async function prove(db: Database, { purpose, user_id, email, application_id }: LinkedApplicant, nobody: string) {
  const now = new Date().toISOString();
  const sentWith = purpose === "application" ? application_id : null;
  // One statement, since forms with the same address may arrive meanwhile.
  const first = await db
    .updateTable("users")
    .set((of) => ({ email_proved_at: now, password_hash: keptIf(of, sentWith, nobody) }))
    .where("id", "=", user_id)
    .where("role", "=", "user")
    .where("email", "=", email)
    .where("closed_at", "is", null)
    .where("email_proved_at", "is", null)
    .returning(["id", "password_hash"])
    .executeTakeFirst();
  if (first)
    return { id: first.id, proved: first.password_hash === nobody ? ("address" as const) : ("password" as const) };
  const owner = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", user_id)
    .where("role", "=", "user")
    .where("email", "=", email)
    .where("closed_at", "is", null)
    // Locked, so that a change of role or address waits for this session and then ends it.
    .$if(isPostgres(db), (row) => row.forUpdate())
    .executeTakeFirst();
  return owner && { id: owner.id, proved: "nothing" as const };
}

/** If another form came with this address, nobody knows which one its owner sent. */
const keptIf = (of: ExpressionBuilder<Tables, "users">, sentWith: number | null, nobody: string) => {
  const others = of.selectFrom("applications").select("id").whereRef("user_id", "=", "users.id");
  const isAlone = of.and([
    of("password_from_application", "=", sentWith),
    of.not(of.exists(others.where("id", "is distinct from", sentWith))),
  ]);
  return of.case().when(isAlone).then(of.ref("password_hash")).else(nobody).end();
};
