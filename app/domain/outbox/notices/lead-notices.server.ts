import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { factLines, openCorrespondence } from "./correspondence.server.ts";
import type { QueuedMail } from "#app/domain/outbox/outbox.server.ts";
import { salutation, subjectFrom } from "./salutation.ts";

type LeadFacts = Pick<
  Selectable<Tables["leads"]>,
  "id" | "name" | "email" | "phone" | "phone_e164" | "course" | "language" | "best_time" | "source_page"
>;

/**
 * Queues mails about a new lead to staff and to the visitor; `wishes` is a sentence or empty. Answers the visitor's
 * mail.
 */
export async function queueLeadNotices(db: Database, lead: LeadFacts, wishes: string): Promise<QueuedMail> {
  const { siteName, toStaff, toVisitor } = await openCorrespondence(db);
  await toStaff({
    about: `lead-${lead.id}-staff`,
    replyTo: lead.email,
    subject: subjectFrom("New enquiry", lead.name),
    paragraphs: [
      "A visitor asks for guidance and was promised a call within one working day.",
      factLines({
        Name: lead.name,
        Phone: `${lead.phone} (${lead.phone_e164})`,
        Email: lead.email,
        "Interested in": lead.course,
        Language: lead.language,
        "Best time": lead.best_time,
        "Sent from": lead.source_page,
      }),
      "The enquiry stands in the panel under Leads. A reply to this mail goes to the visitor.",
    ],
  });
  return toVisitor({
    about: `lead-${lead.id}-visitor`,
    email: lead.email,
    subject: "We have your enquiry",
    paragraphs: [
      salutation(lead.name),
      `Thank you for turning to ${siteName}. Your enquiry has reached us, and a counsellor will call you on ${lead.phone_e164} within one working day to talk through your plans.`,
      ...(wishes ? [wishes] : []),
      "If another number suits you better, or if there is something you would like us to know before the call, reply to this mail.",
      "If you did not ask for this call, reply with one line and we will remove the details.",
    ],
  });
}
