import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isGone } from "#app/admin/list/kept/gone-records.ts";
import { partFailure } from "#app/admin/api/part-failure.ts";
import { namesNothing } from "#app/admin/api/names-nothing.ts";
import { ifPermitted, readFailureOf, readRecord, readPageOf } from "#app/admin/api/read-api.ts";
import { isReadingOwed } from "#app/admin/list/list-address.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import type { AskedCourse, PersonRecords } from "#app/domain/lead/people/person-records-schema.ts";
import type { Route } from "./+types/lead-link-screen";
import { actOrNoteCall } from "#app/admin/calls/note-call.ts";

/** The data of the drawer beyond the list's row; or why it could not be read. */
export type LeadStory =
  | {
      lead: Lead;
      events: EnquiryEvent[];
      eventCount: number;
      samePerson: Lead[];
      /** How many they are, since not all are listed. */
      sharing: Count;
      person: PersonRecords;
      courses: AskedCourse[];
      /** Null without permission. */
      rules: DeskRules | null;
    }
  | { failure: string; isGone: boolean };

/** A refused act must not remove what is typed beside the timeline. */
export const shouldRevalidate = isReadingOwed;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs): Promise<LeadStory> {
  const limit = new URL(request.url).searchParams.get("events") ?? "30";
  try {
    const [lead, timeline, same, person, courses, rules] = await Promise.all([
      readRecord<Lead>(context, "leads", { id }),
      readPageOf<EnquiryEvent>(context, "lead-events", { id, page: 1, limit }),
      readPageOf<Lead>(context, "lead-merges", { id }),
      readRecord<PersonRecords>(context, "lead-person", { id }),
      readRecord<AskedCourse[]>(context, "lead-courses", { id }),
      ifPermitted(readRecord<DeskRules>(context, "desk-rules")),
    ]);
    const [events, eventCount] = [timeline.rows, timeline.meta.total];
    return { lead, events, eventCount, samePerson: same.rows, sharing: same.meta, person, courses, rules };
  } catch (error) {
    const { status, data } = readFailureOf(error);
    if (namesNothing(status)) return { failure: data.sentence ?? "This lead is deleted.", isGone: true };
    throw error;
  }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<LeadStory> {
  // Its drawer stays open until the list has reloaded.
  if (isGone(new URL(request.url))) return { failure: "This lead is deleted.", isGone: true };
  return serverLoader().catch((error: unknown) => ({ failure: partFailure(error), isGone: false }));
}

export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => actOrNoteCall(request, id);

/** A lead's own address opens it over the list; `Navigate` would log an error on the server. */
export default function LeadLinkScreen({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(`/admin/leads?open=${id}`, { replace: true }), [id, navigate]);
  return null;
}
