import { ApiFailure, callApi, callForData, dataOf } from "#app/admin/api/api-client.ts";
import { lostAnswer, sendOnce } from "#app/admin/api/send-once.ts";
import { fieldsOf, textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast, takeUndo, type Undo } from "#app/admin/toast/toasts.ts";
import type { Lead, NotedLead } from "#app/domain/lead/lead-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { storeFacts } from "#app/admin/leads/changes/correct-facts.ts";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";
import { giveBackNote } from "./note-draft.ts";

/** The outcome of an act in a lead's drawer: refused, or done at a time that distinguishes it from the last one. */
export type LeadOutcome = SaveRefusal | { doneAt: number };

/** Runs an act of drawer, table or board on one lead. */
export async function actOnLead(request: Request, id: string): Promise<LeadOutcome> {
  const entries = await request.formData();
  const { act, name } = fieldsOf(entries, ["act", "name"]);
  if (act === "facts") return orFailure("The facts were not put back.", () => putBackFacts(id, entries));
  if (request.method === "PUT") return orFailure(`${name} was not changed.`, () => changeLead(id, entries));
  switch (act) {
    case "mail":
      return orRefusal("The mail was not queued.", () => sendMail(id, entries), lostAnswer("the mail", "queued"));
    case "add-tag":
      return orFailure("The tag was not put on.", () => addTag(id, name));
    case "remove-tag":
      return orFailure("The tag was not taken off.", () => setTag(id, { remove_tag: textOf(entries, "tag") }));
    case "merge":
      return orFailure("The leads were not merged.", () => merge(id, entries));
    case "unmerge":
      return orFailure("The leads were not taken apart.", () => unmerge(id, entries));
    case "no-contact":
      return orFailure(`${name} was not marked.`, () => markContact(id, name, "POST"));
    case "contact-again":
      return orFailure(`${name} is still marked.`, () => markContact(id, name, "DELETE"));
    case "begin":
      return orFailure("The timeline does not know of it.", () => begin(id, entries));
    case "take-back":
      return orFailure("It was not taken back.", () => takeBack(id, entries));
    default:
      return orRefusal("The note was not kept.", () => log(id, entries), lostAnswer("the note", "kept"));
  }
}

/** Refused if the field no longer has the value it was changed from. */
async function changeLead(id: string, entries: FormData) {
  const { name, field, from, value, hasty, told } = fieldsOf(entries, changeFields);
  const body = {
    [field]: value || null,
    ...JSON.parse(told || "{}"),
    ...(!hasty && { from: { [field]: from || null } }),
  };
  const lead = await callForData<Lead>("leads", { method: "PUT", query: { id }, body });
  showToast(changeWords(lead, field), undoOf(id, "put", { name, field, from: value, value: from }));
  return lead;
}

const changeFields = ["name", "field", "from", "value", "hasty", "told"] as const;

function putBackFacts(id: string, entries: FormData) {
  const { to, from } = fieldsOf(entries, ["to", "from"]);
  return storeFacts(id, JSON.parse(to), JSON.parse(from));
}

function changeWords({ name, stage, owner, follow_up_on }: Lead, field: string): string {
  if (field === "stage") return `${name} moved to ${leadStageWords[stage]}`;
  if (field === "owner_id") return owner ? `${owner} looks after ${name}` : `${name} has no owner`;
  return follow_up_on ? `Follow-up with ${name}: ${followUpWords(follow_up_on)}` : `No follow-up with ${name}`;
}

/** Notes that a number or WhatsApp was pressed; the outcome is open. */
async function begin(id: string, entries: FormData) {
  const { kind, name, text } = fieldsOf(entries, ["kind", "name", "text"]);
  const body = { kind, text, is_begun: 1 };
  const noted = await callForData<NotedLead>("lead-events", { method: "POST", query: { id }, body });
  // For calls, the sheet says so.
  if (kind !== "call") showToast(`WhatsApp opened for ${name}`, takingBack(noted));
}

/** Returns the text to its field. */
async function takeBack(id: string, entries: FormData) {
  const { event, text } = fieldsOf(entries, ["event", "text"]);
  await callApi("lead-events", { method: "DELETE", query: { id, event } });
  if (text) giveBackNote(id, text);
  showToast("Taken back");
}

async function log(id: string, entries: FormData) {
  const { act, text } = fieldsOf(entries, ["act", "text"]);
  const noted = dataOf(await sendOnce<NotedLead>("lead-events", { id }, { kind: act, text }));
  showToast(act === "note" ? "Note kept" : "WhatsApp message noted", takingBack(noted, text));
}

/** Each undoes the other. */
async function markContact(id: string, name: string, method: "POST" | "DELETE") {
  await callApi<Lead>("no-contacts", { method, query: { id } });
  const isMarked = method === "POST";
  const undo = undoOf(id, "post", { act: isMarked ? "contact-again" : "no-contact", name });
  showToast(isMarked ? `${name} is left alone: no call, WhatsApp or mail` : `${name} may be contacted again`, undo);
}

/** Adds the tag of this name, creating it if needed. */
async function addTag(id: string, name: string) {
  const tag = await callForData<Tag>("tags", { method: "POST", body: { name } });
  await setTag(id, { add_tag: tag.id });
}

const setTag = (id: string, body: { add_tag: number } | { remove_tag: string }) =>
  callApi<Lead>("leads", { method: "PUT", query: { id }, body });

async function sendMail(id: string, entries: FormData) {
  const { name, ...mail } = fieldsOf(entries, ["name", "subject", "body"]);
  const { message } = await sendOnce<Lead>("lead-mails", { id }, mail);
  showToast(`${name}: ${message}`);
}

async function merge(id: string, entries: FormData) {
  const { duplicate, name } = fieldsOf(entries, ["duplicate", "name"]);
  const answer = await callApi<Lead>("lead-merges", {
    method: "POST",
    query: { id },
    body: { duplicate_id: duplicate },
  });
  const [, taken = ""] = answer.message!.split(". ");
  showToast(
    [`Merged into ${dataOf(answer).name}`, taken].filter(Boolean).join(". "),
    undoOf(duplicate, "post", { act: "unmerge", name, survivor: id }),
  );
}

async function unmerge(id: string, entries: FormData) {
  const { name, survivor } = fieldsOf(entries, ["name", "survivor"]);
  await callApi("lead-merges", { method: "DELETE", query: { id } });
  const undo = undoOf(survivor, "post", { act: "merge", duplicate: id, name });
  showToast(`${name} stands by itself again`, undo);
}

/** The undo for a note in a timeline. */
export const takingBack = ({ id, event_id }: NotedLead, text = ""): Undo =>
  undoOf(`${id}`, "post", { act: "take-back", event: `${event_id}`, text });

const undoOf = (id: string, method: Undo["method"], fields: Undo["fields"]): Undo => ({
  action: `/admin/leads/${id}`,
  method,
  fields,
});

type Act = () => Promise<unknown>;

/** For controls without room for a message: shows a toast. */
async function orFailure(sentence: string, act: Act): Promise<LeadOutcome> {
  const unanswered = `${sentence} Check the connection and try again.`;
  const outcome = await orRefusal(sentence, act, unanswered);
  if ("failure" in outcome) showFailure(outcome.failure, outcome.failure === unanswered ? takeUndo() : undefined);
  return outcome;
}

/** Runs `act`; converts a failure to a refusal, with a colleague's newer record. */
export async function orRefusal(
  sentence: string,
  act: Act,
  unanswered = `${sentence} Check the connection and try again.`,
): Promise<LeadOutcome> {
  try {
    await act();
    return { doneAt: Date.now() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const failure = error.status === null ? unanswered : `${sentence} ${error.message}`;
    const newer = error.status === 409 ? (error.data as Lead) : undefined;
    return { failure, errors: error.errors, ...(newer && { newer }) };
  }
}
