import { useFetcher } from "react-router";
import { whatsAppAddress } from "#app/admin/enquiry/phone-links.tsx";
import type { Application } from "#app/domain/application/application-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { nameOf } from "./application-words.content.ts";

/** One tap to the applicant; the timeline notes it. */
export function ContactBar({ application }: { application: Application }) {
  const { id, phone, phone_e164, email } = application;
  const fetcher = useFetcher();
  const name = nameOf(application);
  const note = (kind: "call" | "whatsapp") =>
    void fetcher.submit(
      { kind, text: "" },
      { method: "post", action: `/admin/data/enquiry-events?of=application&id=${id}` },
    );
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
