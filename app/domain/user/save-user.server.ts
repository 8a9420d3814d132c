import type { Database } from "#db/database.ts";
import { databaseRefusalOf } from "#db/refusal.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges, type FieldLabels } from "#app/domain/activity/field-changes.ts";
import { followEmail } from "#app/domain/application/follow-email.server.ts";
import { endInvitationLinks } from "#app/domain/invitation/issue-invitation-link.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { endPasswordLink } from "#app/domain/password-link/issue-password-link.server.ts";
import { isPermitted } from "#app/domain/permission/permissions.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import { dropSecondFactor } from "#app/domain/second-factor/second-factor.server.ts";
import { endSessions, type StaffActor } from "#app/domain/session/sessions.server.ts";
import { reasonToStayAdmin } from "./admin/last-admin.server.ts";
import { hashOfNobody, hashPassword } from "./password/passwords.server.ts";
import { refusePassword } from "./password/refuse-password.server.ts";
import type { NewUserInput, User, UserInput } from "./user-schema.ts";
import { holdUser } from "./hold-user.server.ts";
import { isAddressOfOther, takenBy } from "./taken-names.server.ts";
import { findUser, userColumns } from "./users.server.ts";

/** A save may also conflict with stored data: a taken name, the last administrator. */
export type UserSaveOutcome = SaveOutcome<User> | { conflict: string; errors?: FieldErrors };

/** Creates a user with a password. Refuses a common password; a taken name or e-mail is a `conflict`. */
export async function createUser(db: Database, input: NewUserInput, actor: Actor): Promise<UserSaveOutcome> {
  const { username, full_name, email, password, role = "user" } = input;
  const refusal = await refusePassword(password, input);
  if (refusal !== null) return { errors: { password: refusal } };
  const password_hash = await hashPassword(password);
  const now = new Date().toISOString();
  return orTaken(() =>
    db.transaction().execute(async (db) => {
      if (await isAddressOfOther(db, username)) return takenBy("username");
      const values = {
        username,
        full_name: full_name || null,
        email,
        password_hash,
        role,
        search_text: searchTextOf("users", input),
        created_at: now,
        updated_at: now,
      };
      const record = await db.insertInto("users").values(values).returning(userColumns).executeTakeFirstOrThrow();
      await recordActivity(db, actor, { action: "create", type: "user", name: username, recordId: record.id });
      return { record };
    }),
  );
}

/**
 * Changes a user, but never a password: one's own needs the current one, another's is set through a link. A new role, a
 * removed second factor, and an applicant's new e-mail end the user's sessions, except the actor's own. An applicant
 * who becomes staff needs a password link. An applicant's name that equals the e-mail follows it, and so does the
 * search text of their applications.
 */
export async function changeUser(
  db: Database,
  id: number,
  input: UserInput,
  actor: StaffActor & Editor,
): Promise<UserSaveOutcome> {
  const errors = refuseSecrets(id, input, actor);
  if (errors) return { errors };
  return orTaken(() =>
    db.transaction().execute(async (db) => {
      const conflict = input.role && input.role !== "admin" ? await reasonToStayAdmin(db, id, actor) : null;
      if (conflict !== null) return { conflict, errors: { role: conflict } };
      await holdUser(db, id);
      const before = await findUser(db, id);
      if (!before) return { absent: true };
      const outcome = await storeChange(db, before, input, actor);
      if (!("record" in outcome)) return outcome;
      const { record } = outcome;
      const isReset = input.reset_second_factor === 1;
      if (isReset) await resetSecondFactor(db, record, actor);
      if (before.email !== record.email) await followNewEmail(db, record);
      await endWithRole(db, before, record);
      if (isReset || isSomebodyElse(before, record)) await endSessions(db, id, actor.sessionId);
      const changes = fieldChanges(userLabels, before, record);
      await recordActivity(db, actor, { action: "update", type: "user", name: record.username, recordId: id, changes });
      return { record: isReset ? { ...record, has_second_factor: 0 } : record };
    }),
  );
}

/** What nobody changes here. */
function refuseSecrets(id: number, input: UserInput, { userId }: StaffActor): FieldErrors | null {
  const isOwn = id === userId;
  if (isOwn && input.reset_second_factor === 1) return { reset_second_factor: OWN_SECOND_FACTOR };
  if (input.password !== undefined) return { password: isOwn ? OWN_PASSWORD : OTHERS_PASSWORD };
  return null;
}

/** Stores the fields, unless the name is taken or somebody else has saved the user meanwhile. */
async function storeChange(db: Database, before: User, input: UserInput, actor: Editor): Promise<UserSaveOutcome> {
  const { id } = before;
  const username = await followedName(db, before, input);
  if (username !== before.username && (await isAddressOfOther(db, username, id))) return takenBy("username");
  const record = await db
    .updateTable("users")
    .set({
      username,
      email: input.email,
      updated_at: new Date().toISOString(),
      ...(input.full_name !== undefined && { full_name: input.full_name || null }),
      ...(input.role && { role: input.role }),
    })
    .where("id", "=", id)
    .$if(actor.seen !== undefined, (rows) => rows.where("updated_at", "=", actor.seen!))
    .returning(userColumns)
    .executeTakeFirst();
  if (!record) return saveObstacle(db, { table: "users", type: "user", id }, actor);
  const search_text = searchTextOf("users", record);
  await db.updateTable("users").set({ search_text }).where("id", "=", id).execute();
  return { record };
}

/** An applicant's name is the e-mail (D3) and goes with it, unless somebody else is called so already. */
async function followedName(db: Database, before: User, { username, email }: UserInput): Promise<string> {
  const isOfMail = before.role === "user" && before.username === before.email && username === before.username;
  if (!isOfMail || email === username) return username;
  const other = db
    .selectFrom("users")
    .select("id")
    .where("closed_at", "is", null)
    .where((where) => where(where.fn("lower", ["username"]), "=", email));
  return (await other.executeTakeFirst()) ? username : email;
}

const userLabels: FieldLabels<User> = { username: "Username", full_name: "Full name", email: "Email", role: "Role" };

const OWN_SECOND_FACTOR = "Switch your own two-factor sign-in off in My account, with your password and a code.";

const OWN_PASSWORD = "Change your own password under My account";

const OTHERS_PASSWORD = "Nobody sets another's password: send them a link to set a new one";

async function resetSecondFactor(db: Database, { id, username }: User, actor: Actor) {
  await dropSecondFactor(db, id);
  await recordActivity(db, actor, { action: "delete", type: "second-factor", name: username, recordId: id });
}

/** What was sent to the address before opens nothing, and the applications are found by the new one. */
async function followNewEmail(db: Database, user: User) {
  await endPasswordLink(db, user.id);
  await forgetProof(db, user.id);
  await followEmail(db, user);
}

/** Clears the proof of an address that is no longer the applicant's. */
async function forgetProof(db: Database, id: number) {
  await db.updateTable("users").set({ email_proved_at: null }).where("id", "=", id).execute();
}

async function endWithRole(db: Database, before: User, { id, role }: User) {
  if (before.role === "user" && role !== "user") await dropPassword(db, id);
  if (!isPermitted(role, "users.create")) await endInvitationLinks(db, id);
}

/** An applicant's password was chosen by the sender of a public form, who may not own the address. */
async function dropPassword(db: Database, id: number) {
  const password_hash = await hashOfNobody();
  await db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
}

const isSomebodyElse = (before: User, { email, role }: User) =>
  before.role !== role || (role === "user" && before.email !== email);

/** Turns a uniqueness error into a conflict: checking beforehand would leave a gap between two callers. */
async function orTaken(save: () => Promise<UserSaveOutcome>): Promise<UserSaveOutcome> {
  try {
    return await save();
  } catch (error) {
    const refusal = databaseRefusalOf(error);
    if (refusal?.kind !== "unique") throw error;
    return takenBy(refusal.column === "email" ? "email" : "username");
  }
}
