import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/** One's own call to the lead of which nobody knows yet what came of it. */
export const begunCall = (events: EnquiryEvent[] = []): EnquiryEvent | undefined =>
  events.find(
    ({ kind, lead_id, is_begun, can_be_taken_back }) =>
      kind === "call" && lead_id !== null && is_begun && can_be_taken_back,
  );
