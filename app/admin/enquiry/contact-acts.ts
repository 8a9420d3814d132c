import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { LineAct } from "./timeline/timeline-lines.tsx";

interface ContactActs {
  takeBack: () => void;
  /** The opened WhatsApp message was sent. */
  confirm: () => void;
}

/** What the author of a line can do with it. */
export function contactActs(event: EnquiryEvent, { takeBack, confirm }: ContactActs): LineAct[] {
  if (!event.can_be_taken_back) return [];
  const acts = [{ label: "Take back", isPlain: true, act: takeBack }];
  const isOpened = event.is_begun && event.kind === "whatsapp";
  return isOpened ? [{ label: "It was sent", act: confirm }, ...acts] : acts;
}
