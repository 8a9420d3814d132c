import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/**
 * The caller's own call to the lead, or about `application`, whose outcome is still open; not to other leads in the
 * timeline.
 */
export const begunCall = (lead: number, events: EnquiryEvent[] = [], application?: number): EnquiryEvent | undefined =>
  events.find(
    ({ kind, lead_id, application_id, is_begun, can_be_taken_back }) =>
      kind === "call" &&
      (application === undefined ? lead_id === lead : application_id === application) &&
      is_begun &&
      can_be_taken_back,
  );
