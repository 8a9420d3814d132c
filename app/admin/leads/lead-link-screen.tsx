import { Navigate } from "react-router";
import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { isGone } from "#app/admin/list/gone-records.ts";
import { isNewData } from "#app/admin/list/list-address.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Route } from "./+types/lead-link-screen";
import { actOnLead } from "./lead-acts.ts";

/** What the drawer shows beside the lead's row of the list; or why it could not be read. */
export type LeadStory =
  | { lead: Lead; events: EnquiryEvent[]; eventCount: number; samePerson: Lead[] }
  | { failure: string; isGone: boolean };

/** What is typed in the drawer stands beside its timeline: a refused act must not take that away. */
export const shouldRevalidate = isNewData;

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs): Promise<LeadStory> {
  // Its drawer stands open until the list has been read again.
  if (isGone(new URL(request.url))) return { failure: "This lead is deleted.", isGone: true };
  const limit = new URL(request.url).searchParams.get("events") ?? "30";
  try {
    const [lead, timeline, samePerson] = await Promise.all([
      callApi<Lead>("leads", { query: { id } }),
      callApi<EnquiryEvent[]>("lead-events", { query: { id, page: 1, limit } }),
      callApi<Lead[]>("lead-merges", { query: { id } }),
    ]);
    const events = timeline.data!;
    return { lead: lead.data!, events, eventCount: timeline.meta!.total, samePerson: samePerson.data! };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.message, isGone: error.status === 404 };
  }
}

export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => actOnLead(request, id);

/** A lead's own address opens it over the list. */
export default function LeadLinkScreen({ params: { id } }: Route.ComponentProps) {
  return <Navigate to={`/admin/leads?open=${id}`} replace />;
}
