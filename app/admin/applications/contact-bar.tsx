import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { whatsAppAddress } from "#app/admin/enquiry/reach/phone-links.tsx";
import type { Application } from "#app/domain/application/application-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { nameOf } from "./application-words.content.ts";
import { useContactNote } from "./use-contact-note.ts";

/** Calls or messages the applicant; noted in the timeline. */
export function ContactBar({ application }: { application: Application }) {
  const { phone, phone_e164, email } = application;
  const note = useContactNote(application);
  const name = nameOf(application);
  if (application.no_contact) {
    return (
      <div className="contact-bar">
        <NoContact />
      </div>
    );
  }
  return (
    <div className="contact-bar">
      <a className="btn" href={`tel:${phone_e164}`} onClick={() => note("call")} aria-label={`Call ${name}, ${phone}`}>
        <Icon name="phone" />
        Call
      </a>
      <a
        className="btn btn-quiet"
        href={whatsAppAddress(phone_e164)}
        target="_blank"
        rel="noopener"
        onClick={() => note("whatsapp")}
        aria-label={`WhatsApp to ${name} (opens in a new tab)`}
      >
        <Icon name="chat" />
        WhatsApp
      </a>
      <a className="btn btn-quiet" href={`mailto:${email}`} aria-label={`Email to ${name}`}>
        <Icon name="mail" />
        Email
      </a>
    </div>
  );
}
