import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/**
 * One's own call to the lead, or of this application of theirs, of which nobody knows yet what came of it; none to
 * others of the story.
 */
export const begunCall = (lead: number, events: EnquiryEvent[] = [], application?: number): EnquiryEvent | undefined =>
  events.find(
    ({ kind, lead_id, application_id, is_begun, can_be_taken_back }) =>
      kind === "call" &&
      (application === undefined ? lead_id === lead : application_id === application) &&
      is_begun &&
      can_be_taken_back,
  );
