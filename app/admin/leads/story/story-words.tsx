import type { ReactNode } from "react";
import { Link } from "react-router";
import { applicationEventWords } from "#app/admin/applications/application-words.content.ts";
import type { EventWords } from "#app/admin/enquiry/timeline/event-words.ts";
import { messageEventWords } from "#app/admin/messages/message-events.content.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { PersonRecords } from "#app/domain/lead/people/person-records-schema.ts";
import { leadEventWords } from "./lead-event-words.ts";

interface Told {
  isByHand: boolean;
  /** The messages whose text is shown in the timeline. */
  messages: PersonRecords["messages"];
}

/** The text of an event in a person's timeline, of the lead or of other enquiries. */
export function storyWords(event: EnquiryEvent, { isByHand, messages }: Told): EventWords {
  if (event.message_id !== null) {
    const sent = messages.find(({ id }) => event.kind === "form" && id === event.message_id);
    return { ...messageEventWords(event), ...(sent && { text: `“${sent.message}”` }) };
  }
  return event.application_id === null ? leadEventWords(event, isByHand) : applicationEventWords(event);
}

/** A link for events of messages and applications. */
export function sentIn({ message_id, application_id }: EnquiryEvent): ReactNode {
  if (message_id !== null) return <Link to={`/admin/messages?open=${message_id}`}>Of a message</Link>;
  if (application_id !== null) return <Link to={`/admin/applications?open=${application_id}`}>Of an application</Link>;
  return undefined;
}
