import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Route } from "./+types/timeline-data";

export interface TimelineData {
  events: EnquiryEvent[];
  failure?: string;
}

export interface NoteOutcome {
  /** Changes with every note that was kept. */
  keptId?: number;
  failure?: string;
}

/** The timeline of `?of=message&id=7`, for the dialog of that record. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<TimelineData> {
  try {
    return { events: (await callApi<EnquiryEvent[]>("enquiry-events", { query: queryOf(request) })).data ?? [] };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { events: [], failure: error.message };
  }
}

/** Keeps a note. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<NoteOutcome> {
  const body = Object.fromEntries(await request.formData());
  try {
    const { data } = await callApi<EnquiryEvent>("enquiry-events", { method: "POST", query: queryOf(request), body });
    return { keptId: data!.id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.message };
  }
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

export { default } from "#app/admin/missing-screen.tsx";
