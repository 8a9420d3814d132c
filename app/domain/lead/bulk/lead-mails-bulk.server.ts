import type { Database } from "#db/database.ts";
import { type Actor, recordActivities } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { openCorrespondence } from "#app/domain/outbox/notices/correspondence.server.ts";
import type { SliceAsked, SliceOutcome, SlicesOutcome } from "#app/domain/list/slice-schema.ts";
import { fillTemplate } from "#app/domain/template/fill-template.ts";
import type { LeadFilter } from "#app/domain/lead/lead-list-schema.ts";
import { mergedWhere } from "#app/domain/lead/changes/overtaken-lead.ts";
import { findLeads, tellLeads } from "#app/domain/lead/list/lead-list.server.ts";
import { refreshReplies } from "#app/domain/lead/contacts/lead-replies.server.ts";
import type { LeadMailInput } from "#app/domain/lead/lead-mail-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { inSlices } from "./lead-slices.server.ts";
import { goneFor } from "#app/domain/lead/record/lead-seers.server.ts";
import { lockLeads } from "#app/domain/lead/record/lock-leads.server.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";

/** Small, since each mail costs several statements while visitors wait. */
const MAILS_IN_SLICE = 50;

/** May hold the placeholders `{name}`, `{course}` and `{counsellor}`. */
export type Words = LeadMailInput;

type Kept = SliceOutcome["kept"];

/** Mails several leads, each with its placeholders filled. `kept`: the leads left out, and why. */
export async function mailLeads(
  db: Database,
  ids: number[],
  words: Words,
  actor: Actor,
): Promise<{ changed: number; kept: Kept }> {
  return db.transaction().execute(async (db) => {
    await lockLeads(db, ids);
    const leads = await findLeads(db, ids, actor);
    const found = new Set(leads.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id)).map((id) => ({ id, why: goneFor(actor) }));
    const { kept } = await queueMails(db, leads, words, actor);
    return { changed: leads.length - kept.length, kept: [...gone, ...kept] };
  });
}

/** The same for the next slice of all leads that match a filter. */
export const mailMatchingLeads = (
  db: Database,
  { words, ...asked }: SliceAsked & { match: LeadFilter; words: Words },
  actor: Actor,
): Promise<SlicesOutcome> =>
  inSlices(db, { ...asked, size: MAILS_IN_SLICE }, actor, async (db, ids) =>
    queueMails(db, await tellLeads(db, ids, actor), words, actor),
  );

async function queueMails(db: Database, leads: Lead[], words: Words, actor: Actor): Promise<{ kept: Kept }> {
  if (leads.length === 0) return { kept: [] };
  const counsellor = await signatureOf(db, actor);
  const letters = leads.map((lead) => letterTo(lead, words, counsellor));
  const hadAlready = await mailsOfToday(db, leads);
  const kept: Kept = letters.flatMap(({ lead, text }) => {
    const letter = `${lead.email} ${text}`;
    const why = obstacleTo(lead) ?? (hadAlready.has(letter) ? "Has this mail already" : null);
    if (why !== null) return [{ id: lead.id, name: lead.name, why }];
    hadAlready.add(letter);
    return [];
  });
  const left = new Set(kept.map(({ id }) => id));
  const reached = letters.filter(({ lead }) => !left.has(lead.id));
  if (reached.length === 0) return { kept };
  const { byStaff } = await openCorrespondence(db);
  for (const { lead, subject, body, text } of reached) {
    const { id, email } = lead;
    const mail = await byStaff({ about: `lead-${id}-mail`, email, subject, paragraphs: [body] });
    await recordEvents(db, [{ lead_id: id, kind: "mail", text, mail_id: mail.id, actor_id: actor.userId }]);
    await refreshReplies(db, id);
  }
  const acts = reached.map(({ lead: { id, name } }) => ({
    action: "update" as const,
    type: "lead" as const,
    name,
    recordId: id,
  }));
  await recordActivities(db, actor, acts);
  return { kept };
}

/** The mail to one lead; `text` is its line in the timeline. */
function letterTo(lead: Lead, words: Words, counsellor: string) {
  const facts = { name: lead.name, course: lead.course, counsellor };
  const [subject, body] = [fillTemplate(words.subject, facts), fillTemplate(words.body, facts)];
  return { lead, subject, body, text: `${subject}\n\n${body}` };
}

/**
 * The mails to these addresses within a day that were not taken back, as `tanvi@mail.example Subject…`. Keeps a
 * repeated or resumed bulk mail, and two leads of one person, from getting the same mail twice.
 */
async function mailsOfToday(db: Database, leads: Lead[]): Promise<Set<string>> {
  const written = await db
    .selectFrom("enquiry_events as e")
    .innerJoin("outbox as o", "o.id", "e.mail_id")
    .select(["o.recipient", "e.text"])
    .where(
      "o.recipient",
      "in",
      leads.map(({ email }) => email),
    )
    .where("e.kind", "=", "mail")
    .where("e.created_at", ">=", daysAgo(1))
    .where("o.status", "in", ["waiting", "held", "sent"])
    .execute();
  return new Set(written.map(({ recipient, text }) => `${recipient} ${text}`));
}

function obstacleTo(lead: Lead): string | null {
  if (lead.no_contact) return noContactSentence;
  return lead.email === "" ? "No e-mail address is known" : mergedWhere(lead);
}

/** The sender's name for `{counsellor}`. */
async function signatureOf(db: Database, { userId }: Actor): Promise<string> {
  const writer = db.selectFrom("users").select(["username", "full_name"]).where("id", "=", userId);
  const { username, full_name } = await writer.executeTakeFirstOrThrow();
  return full_name ?? username;
}
