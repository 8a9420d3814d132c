import type { Database } from "#db/database.ts";
import { type Actor, recordActivities } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { matchingRows, type Matching } from "#app/domain/records/matching/matching.server.ts";
import { firstSlice } from "#app/domain/list/first-slice.server.ts";
import { SLICE, sliceAt, sliceOutcomeOf, type SlicesOutcome } from "#app/domain/list/slice-schema.ts";
import { fromNow } from "#app/lib/time/from-now.ts";
import { findMail } from "./mail-list.server.ts";
import { hasFailed, isOnItsWay } from "./outbox.server.ts";
import type { Mail, MailChange, MailMatch, MailsChange } from "./outbox-schema.ts";

type NewStatus = MailChange["status"];

// What staff do with mails. Each act is a conditional update, so that it cannot collide with the runner's claims: a
// mail on its way stays so, and one that was sent is not sent again.

/**
 * `cancelled` keeps a mail from being sent. `waiting` releases one that is held, delayed or failed, or undoes a
 * cancellation, after which an old mail is held again, and a failed one is failed again.
 */
export async function changeMail(
  db: Database,
  id: number,
  { status }: MailChange,
  actor: Actor,
): Promise<SaveOutcome<Mail>> {
  return db.transaction().execute(async (db) => {
    const [changedId] = await changeEach(db, { ids: [id] }, status, actor);
    const record = await findMail(db, id);
    if (!record) return { absent: true };
    if (changedId === id || record.status === status) return { record };
    const isSent = record.status === "sent";
    return {
      errors: { status: isSent ? "This mail has already been sent" : "This mail is on its way at this moment" },
    };
  });
}

/** The same for the next slice of matching mails. */
export async function changeMatchingMails(
  db: Database,
  { match, status, count, after }: MailsChange,
  actor: Actor,
): Promise<SlicesOutcome> {
  const find = mailsMatching(match, await matchingRows(db, "outbox", match.q));
  const slice =
    after === undefined ? await firstSlice(db, find(db).select("id"), { count, many: "mails" }) : sliceAt(after);
  if ("stale" in slice) return slice;
  return db.transaction().execute(async (db) => {
    const rows = await find(db)
      .select("id")
      .where("id", ">", slice.after)
      .where("id", "<=", slice.last)
      .orderBy("id")
      .limit(SLICE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const changed = new Set(await changeEach(db, { ids, from: match.status }, status, actor));
    const kept = ids.filter((id) => !changed.has(id)).map((id) => ({ id, why: "on its way, or changed by now" }));
    return { record: sliceOutcomeOf(slice, { ids, kept, total: count }) };
  });
}

const mailsMatching =
  ({ status }: MailMatch, matching: Matching | null) =>
  (db: Database) => {
    const found = db.selectFrom("outbox").where("status", "=", status);
    return matching ? matching.narrow(found, "outbox") : found;
  };

/** Answers the ids of the changed mails. */
async function changeEach(
  db: Database,
  { ids, from }: { ids: number[]; from?: MailMatch["status"] },
  status: NewStatus,
  actor: Actor,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const all = updateOf(db).where("id", "in", ids);
  const asked = from ? all.where("status", "=", from) : all;
  const changed = [];
  for (const change of changesTo[status]) changed.push(...(await change(asked).execute()));
  const acts = changed.map(({ id, subject }) => ({
    action: "update" as const,
    type: "mail" as const,
    name: subject,
    recordId: id,
  }));
  if (acts.length > 0) await recordActivities(db, actor, acts);
  return changed.map(({ id }) => id);
}

const updateOf = (db: Database) => db.updateTable("outbox").returning(["id", "subject"]);
type Update = ReturnType<typeof updateOf>;

const cancel = (mails: Update) =>
  mails
    .set({ status: "cancelled" })
    .where("status", "in", ["waiting", "held", "failed"])
    .where((of) => of.not(isOnItsWay(of)));

const release = (mails: Update) =>
  mails
    .set({ status: "waiting", attempts: 0, due_at: fromNow(0), released_at: fromNow(0), last_error: null })
    .where((of) =>
      of.or([
        of("status", "in", ["held", "failed"]),
        of.and([of("status", "=", "waiting"), of("last_error", "is not", null)]),
      ]),
    );

const takeBackCancellation = (mails: Update) =>
  mails
    .set((of) => ({
      status: of
        .case()
        .when(hasFailed(of))
        .then("failed" as const)
        .else("waiting" as const)
        .end(),
    }))
    .where("status", "=", "cancelled");

const changesTo: Record<NewStatus, ((mails: Update) => Update)[]> = {
  waiting: [release, takeBackCancellation],
  cancelled: [cancel],
};
