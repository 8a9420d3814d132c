import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/** One's own call of which nobody knows yet what came of it. */
export const begunCall = (events: EnquiryEvent[] = []): EnquiryEvent | undefined =>
  events.find(({ kind, is_begun, can_be_taken_back }) => kind === "call" && is_begun && can_be_taken_back);
