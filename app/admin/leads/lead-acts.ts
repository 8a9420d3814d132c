import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast, type Undo } from "#app/admin/toast/toasts.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { type AnsweredLeads, takeAnswer } from "./answered-leads.ts";
import { followUpWords } from "./follow-up-words.ts";

/** What became of an act in a lead's drawer: refused, or done at a moment that tells one success from the next. */
export type LeadOutcome = (SaveRefusal | { doneAt: number }) & Partial<AnsweredLeads>;

type Entries = Record<string, string>;

/** What the drawer, the table and the board ask of one lead, at the address of that lead. */
export async function actOnLead(request: Request, id: string): Promise<LeadOutcome> {
  const entries = Object.fromEntries(await request.formData()) as Entries;
  if (request.method === "PUT") return orFailure(`${entries["name"]} was not changed.`, () => changeLead(id, entries));
  switch (entries["act"]) {
    case "mail":
      return orRefusal("The mail was not queued.", () => sendMail(id, entries));
    case "merge":
      return orFailure("The leads were not merged.", () => merge(id, entries));
    case "unmerge":
      return orFailure("The leads were not taken apart.", () => unmerge(id, entries));
    default:
      return orRefusal("The note was not kept.", () => log(id, entries));
  }
}

/** Refused when the field has another value by now than the one it was changed from. */
async function changeLead(id: string, { name, field, from, value, hasty }: Entries) {
  const body = { [field!]: value || null, ...(!hasty && { from: { [field!]: from || null } }) };
  const { data } = await callApi<Lead>("leads", { method: "PUT", query: { id }, body });
  showToast(changeWords(data!, field!), undoOf(id, "put", { name: name!, field: field!, from: value!, value: from! }));
  return data;
}

function changeWords({ name, stage, owner, follow_up_on }: Lead, field: string): string {
  if (field === "stage") return `${name} moved to ${leadStageWords[stage]}`;
  if (field === "owner_id") return owner ? `${owner} looks after ${name}` : `${name} has no owner`;
  return follow_up_on ? `Follow-up with ${name}: ${followUpWords(follow_up_on)}` : `No follow-up with ${name}`;
}

/** What calls end with most often is logged with one press, before the words that were typed. */
async function log(id: string, { act, text = "" }: Entries) {
  const unanswered = ["No answer", text.trim()].filter(Boolean).join(". ");
  const body = act === "no-answer" ? { kind: "call", text: unanswered } : { kind: act, text };
  const { data } = await callApi<Lead>("lead-events", { method: "POST", query: { id }, body });
  showToast(act === "note" ? "Note kept" : act === "whatsapp" ? "WhatsApp message noted" : "Call noted");
  return data;
}

async function sendMail(id: string, { name, subject, body }: Entries) {
  const { data } = await callApi<Lead>("lead-mails", { method: "POST", query: { id }, body: { subject, body } });
  showToast(`The mail to ${name} is on its way`);
  return data;
}

async function merge(id: string, { duplicate, name }: Entries) {
  await callApi("lead-merges", { method: "POST", query: { id }, body: { duplicate_id: duplicate } });
  showToast(`Merged into ${name}`, undoOf(duplicate!, "post", { act: "unmerge", name: name!, survivor: id }));
}

async function unmerge(id: string, { name, survivor }: Entries) {
  await callApi("lead-merges", { method: "DELETE", query: { id } });
  const undo = undoOf(survivor!, "post", { act: "merge", duplicate: id, name: name! });
  showToast(`${name} stands by itself again`, undo);
}

const undoOf = (id: string, method: Undo["method"], fields: Entries): Undo => ({
  action: `/admin/leads/${id}`,
  method,
  fields,
});

/** Answers the lead where the act concerns no other. */
type Act = () => Promise<Lead | void>;

/** For a control without a place for a sentence: the screen's foot says it. */
async function orFailure(sentence: string, act: Act): Promise<LeadOutcome> {
  const outcome = await orRefusal(sentence, act);
  if ("failure" in outcome) showFailure(outcome.failure);
  return outcome;
}

async function orRefusal(sentence: string, act: Act): Promise<LeadOutcome> {
  try {
    return { doneAt: Date.now(), ...answered(await act()) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const why = error.status === null ? "Check the connection and try again." : error.message;
    const failure = `${sentence} ${why}`;
    const newer = error.status === 409 ? (error.data as Lead) : undefined;
    return { failure, errors: error.errors, ...(newer && { newer }), ...answered(newer) };
  }
}

function answered(lead: Lead | void): Partial<AnsweredLeads> {
  if (!lead) return {};
  takeAnswer([lead]);
  return { isAnswered: true };
}
