import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { applicationSteps, LAST_STEP } from "#app/domain/application/application-steps.ts";
import { type Correspondence, factLines, openCorrespondence, visitorBody } from "./correspondence.server.ts";
import { LINK_PLACE, type QueuedMail } from "#app/domain/outbox/outbox.server.ts";
import { salutation, subjectFrom } from "./salutation.ts";

/** `email` is that of the applicant's account. */
type ApplicationFacts = { email: string } & Pick<
  Selectable<Tables["applications"]>,
  "id" | "first_name" | "last_name" | "phone" | "phone_e164" | "company" | "interest"
>;

type Progress = { email: string } & Pick<Selectable<Tables["applications"]>, "id" | "first_name" | "step">;

/** The meaning of each step for the applicant. */
const meanings = [
  "Your registration is with us. A counsellor will get in touch with you for the next step.",
  "One of our counsellors is now assigned to you and will call you to talk through your plans.",
  "We now go through your documents. Tell us your preferred college and location by replying to this mail.",
  "Your application has reached its last step. Your counsellor will go through the offer letter with you.",
];

/** `new`: created just now; `unproved` and `proved`: its address; `other`: no link may open it. */
type Account = "new" | "unproved" | "proved" | "other";

/**
 * Queues mails about a new application: to staff, and to the applicant or the owner of the existing account. Answers
 * the latter.
 */
export async function queueApplicationNotices(
  db: Database,
  application: ApplicationFacts,
  account: Account,
): Promise<QueuedMail> {
  const correspondence = await openCorrespondence(db);
  await tellStaff(correspondence, application, account === "new" ? [] : [knownAccount]);
  if (account === "new") return thankApplicant(correspondence, application);
  return tellOwner(correspondence, application, account);
}

const knownAccount =
  "This e-mail address already had an account, so no second one was made. Please make sure that you speak with its owner before you change anything.";

function tellStaff({ toStaff }: Correspondence, application: ApplicationFacts, remarks: string[]) {
  return toStaff({
    about: `application-${application.id}-staff`,
    replyTo: application.email,
    subject: subjectFrom("New application", application.first_name),
    paragraphs: [
      "An online admission form was sent.",
      factLines({
        Name: `${application.first_name} ${application.last_name}`,
        Phone: `${application.phone} (${application.phone_e164})`,
        Email: application.email,
        Company: application.company,
        "Interested in": application.interest,
      }),
      ...remarks,
      "The application stands in the panel under Applications. A reply to this mail goes to the applicant.",
    ],
  });
}

function thankApplicant({ siteName, toVisitor }: Correspondence, application: ApplicationFacts) {
  return toVisitor({
    about: `application-${application.id}-visitor`,
    email: application.email,
    subject: "We have your application",
    paragraphs: [
      salutation(application.first_name),
      `Thank you for applying with ${siteName}. Your application is registered, which is the first of four steps.`,
      `The next one is career counselling. A counsellor will call you on ${application.phone_e164} to talk through your plans. Documentation verification and the student offer letter follow, and we will write to you at each step.`,
      "This link opens the page of your application, where you see at any time which step it has reached:",
      LINK_PLACE,
      "It is good for two weeks and opens once. It confirms this address: from then on you sign in there with this address and the password that you chose in the form.",
      "If you did not apply, do not open the link. Reply with one line and we will remove the account and the details.",
    ],
    link: { to: "application", id: application.id },
  });
}

/** Repeats nothing from the form, whose sender may not be the owner (D3). */
function tellOwner(
  { siteName, toVisitor }: Correspondence,
  { id, email }: ApplicationFacts,
  account: Exclude<Account, "new">,
) {
  const { state, ways } = ownersWords[account];
  return toVisitor({
    about: `application-${id}-owner`,
    email,
    subject: `You already have an account with ${siteName}`,
    paragraphs: [
      "Hello,",
      `An online admission form was sent to ${siteName} with your e-mail address. The address already has an account with us, so no second one was made${state}.`,
      "If it was you: what you sent stands with your other forms. Reply to this mail, and a counsellor will take it from here with you.",
      ...ways,
    ],
    ...(account !== "other" && { link: { to: "application", id } }),
  });
}

const ownPage =
  "This link opens the page where you see which step your applications have reached. It is good for two weeks, or until a new password is chosen:";
const nothingToDo =
  "If it was not you: there is nothing to do. Whoever sent the form was not told that you have an account.";

const ownersWords = {
  unproved: {
    state: ". Nobody has confirmed it yet",
    ways: [
      `Confirm it by opening the link. ${ownPage}`,
      LINK_PLACE,
      "On the page you then choose a password: which of the forms were yours nobody knows.",
      "If none was yours: do not open it. Whoever sent the form was not told that you have an account.",
    ],
  },
  proved: { state: ", and your account and its password are unchanged", ways: [ownPage, LINK_PLACE, nothingToDo] },
  other: { state: ", and your account and its password are unchanged", ways: [nothingToDo] },
};

/** Time for staff to undo a mistaken move before the applicant reads about it. */
const STEP_NOTICE_WAITS_MS = 60_000;

/**
 * Queues a mail about the new step, to be sent after a minute and outside quiet hours.
 * @throws {RangeError} if there is no such step.
 */
export async function queueStepNotice(db: Database, progress: Progress): Promise<QueuedMail> {
  const { afterStaff } = await openCorrespondence(db);
  const { id, email, step } = progress;
  return afterStaff({
    about: `application-${id}-step-${step}`,
    email,
    delayMs: STEP_NOTICE_WAITS_MS,
    ...stepLetter(progress),
  });
}

/**
 * The same text, as a preview for staff.
 * @throws {RangeError} if there is no such step.
 */
export async function writeStepNotice(db: Database, progress: Progress): Promise<{ subject: string; body: string }> {
  const { siteName } = await openCorrespondence(db);
  const { subject, paragraphs } = stepLetter(progress);
  return { subject, body: visitorBody(siteName, paragraphs) };
}

function stepLetter({ first_name, step }: Progress) {
  const title = applicationSteps[step - 1];
  const meaning = meanings[step - 1];
  if (title === undefined || meaning === undefined) throw new RangeError(`An application has no step ${step}.`);
  return {
    subject: `Your application: step ${step} of ${LAST_STEP}, ${title}`,
    paragraphs: [
      salutation(first_name),
      `Your application has moved to step ${step} of ${LAST_STEP}: ${title}.`,
      meaning,
      "If you have a question, reply to this mail.",
    ],
  };
}
