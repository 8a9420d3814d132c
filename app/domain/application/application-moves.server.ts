import type { Database } from "#db/database.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { queueStepNotice, writeStepNotice } from "#app/domain/outbox/notices/application-notices.server.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { officeMailPromise, timeInIndia } from "#app/domain/outbox/mail-promise.ts";
import { takeBackMail } from "#app/domain/outbox/outbox.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import type { Application, StepNotice } from "./application-schema.ts";
import { changeApplication, findApplication, putApplicationInTrash } from "./applications.server.ts";
import { readKnowledge } from "./known-step.server.ts";

/**
 * Moves an application to another step and queues one mail to the applicant. An unsent mail about the previous move is
 * taken back; `note` says what happened.
 */
export async function moveApplication(
  db: Database,
  { id, step, hasMailServer }: { id: number; step: number; hasMailServer: boolean },
  editor: Editor,
): Promise<SaveOutcome<Application>> {
  const before = await findApplication(db, id, editor);
  if (before?.step === step) return { record: before };
  let note = "";
  const tell = async (db: Database, moved: Application) => {
    const promises = sentences(hasMailServer, await readQuietEnd(db));
    note = promises[await tellOfMove(db, moved, editor)];
  };
  const outcome = await changeApplication(db, { id, columns: { step }, inSameSave: tell }, editor);
  return "record" in outcome ? { ...outcome, note } : outcome;
}

/** What a move to `step` would tell the applicant; null if there is no such application. */
export async function previewStepNotice(
  db: Database,
  { id, step }: { id: number; step: number },
  seer: Seer,
): Promise<StepNotice | null> {
  const application = await findApplication(db, id, seer);
  if (!application) return null;
  const { told, unsent } = await knowledgeOf(db, id);
  const takes_back = unsent === null ? null : await subjectOf(db, unsent.mailId);
  if (told === step) return { mail: null, takes_back, leaves_at: null };
  const quietEnd = await readQuietEnd(db);
  const leaves_at = quietEnd === null ? null : timeInIndia(quietEnd);
  return { mail: await writeStepNotice(db, { ...application, step }), takes_back, leaves_at };
}

/**
 * Moves an application to the trash, with the unsent mail about its last move. The account stays until the last
 * application is deleted for good.
 */
export const deleteApplication = (db: Database, id: number, actor: Actor): Promise<DeleteOutcome> =>
  putApplicationInTrash(db, id, actor, async (db) => {
    const { unsent } = await knowledgeOf(db, id);
    return unsent ? [unsent.mailId] : [];
  });

/** Answers what happened, a key of `sentences`. */
async function tellOfMove(db: Database, application: Application, actor: Actor) {
  const { id, step } = application;
  const { told, unsent } = await knowledgeOf(db, id);
  const isTakenBack = unsent !== null && (await takeBackMail(db, unsent.mailId));
  if (isTakenBack) await markUntold(db, unsent.eventId);
  const knows = unsent !== null && !isTakenBack ? unsent.step : told;
  const event = { application_id: id, kind: "step" as const, text: `${step}`, actor_id: actor.userId };
  if (knows === step) {
    await recordEvents(db, [event]);
    return isTakenBack ? "takenBack" : "known";
  }
  const mail = await queueStepNotice(db, application);
  await recordEvents(db, [{ ...event, mail_id: mail.id }]);
  return "told";
}

const sentences = (hasMailServer: boolean, quietEnd: number | null) => ({
  told:
    hasMailServer && quietEnd === null
      ? "The applicant is told by mail in a minute."
      : `${officeMailPromise("The mail to the applicant", hasMailServer, quietEnd)}.`,
  takenBack: "The mail about the last move had not left and was taken back.",
  known: "The applicant knows this step already, so no mail goes out.",
});

const knowledgeOf = async (db: Database, id: number) => (await readKnowledge(db, [id]))(id);

async function markUntold(db: Database, eventId: number) {
  await db.updateTable("enquiry_events").set({ is_untold: 1 }).where("id", "=", eventId).execute();
}

async function subjectOf(db: Database, mailId: number): Promise<string> {
  const { subject } = await db
    .selectFrom("outbox")
    .select("subject")
    .where("id", "=", mailId)
    .executeTakeFirstOrThrow();
  return subject;
}
