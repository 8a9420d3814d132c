import { ApiFailure, callApi, dataOf } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { partFailure } from "#app/admin/api/part-failure.ts";
import { lostAnswer, sendOnce } from "#app/admin/api/send-once.ts";
import { ifPermitted, readRecord } from "#app/admin/api/read-api.ts";
import { isReadingOwed } from "#app/admin/list/list-address.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { StoryLead } from "#app/domain/lead/people/person-records-schema.ts";
import type { Route } from "./+types/timeline-data";

export interface TimelineData {
  events: EnquiryEvent[];
  /** The lead in whose timeline it is; null if there is none, or none that the reader may see. */
  lead: StoryLead | null;
  failure?: string;
}

export interface NoteOutcome {
  /** Changes with every stored note. */
  keptId?: number;
  failure?: string;
}

/** After a refusal the input stays. */
export const shouldRevalidate = isReadingOwed;

/** The timeline of `?of=message&id=7`, for that record's dialog. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<TimelineData> {
  const query = queryOf(request);
  const [events, lead] = await Promise.all([
    readRecord<EnquiryEvent[]>(context, "enquiry-events", query),
    ifPermitted(readRecord<StoryLead | null>(context, "story-lead", query)),
  ]);
  return { events, lead };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<TimelineData> =>
  serverLoader().catch((error: unknown) => ({ events: [], lead: null, failure: partFailure(error) }));

/** Stores a note or the start of a contact; with `event`, takes that event back. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<NoteOutcome> {
  const { event, is_begun: begins, ...note } = fieldsOf(await request.formData(), noteFields);
  const query = queryOf(request);
  try {
    if (event) return await takeBack({ ...query, event });
    const body = { ...note, ...(begins && { is_begun: begins }) };
    const { id, kind, is_begun } = dataOf(await sendOnce<EnquiryEvent>("enquiry-events", query, body));
    const words = kind === "note" ? "Note kept" : kind === "call" ? "Call noted" : "WhatsApp message noted";
    const begun = kind === "call" ? "Call begun" : "WhatsApp opened";
    const action = `/admin/data/enquiry-events?${new URLSearchParams(query)}`;
    if (kind !== "call" || !(await hasSheet(query)))
      showToast(is_begun ? begun : words, { action, method: "post", fields: { event: `${id}` } });
    return { keptId: id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (event || begins) showFailure(error.message);
    const isLost = error.status === null && !event;
    return { failure: isLost ? lostAnswer("the note", "kept") : `The note was not kept. ${error.message}` };
  }
}

const noteFields = ["event", "is_begun", "kind", "text"] as const;

/** The lead's call sheet itself shows that a call was begun. */
async function hasSheet(query: Record<string, string>): Promise<boolean> {
  const answer = await callApi<StoryLead | null>("story-lead", { query }).catch(() => ({ data: null }));
  return Boolean(answer.data);
}

async function takeBack(query: Record<string, string>): Promise<NoteOutcome> {
  await callApi("enquiry-events", { method: "DELETE", query });
  showToast("Taken back");
  return {};
}

const queryOf = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

export { default } from "#app/admin/missing-screen.tsx";
