import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useBeginCall } from "#app/admin/enquiry/reach/use-begin-call.ts";

interface LeadCallBarProps {
  lead: Lead;
  onWrite: (channel: Template["channel"]) => void;
}

/** The contact buttons: at the top of a wide drawer, at the bottom on a phone. */
export function LeadCallBar({ lead, onWrite }: LeadCallBarProps) {
  const beginCall = useBeginCall("open", useListAddress());
  const { name, phone, phone_e164, email, no_contact } = lead;
  if (no_contact) {
    return (
      <div className="lead-call-bar">
        <NoContact />
      </div>
    );
  }
  return (
    <div className="lead-call-bar">
      {phone && (
        <>
          <a
            className="btn"
            href={`tel:${phone_e164}`}
            onClick={() => beginCall(lead)}
            aria-label={`Call ${name}, ${phone}`}
          >
            <Icon name="phone" />
            Call
          </a>
          <button type="button" className="btn btn-quiet" onClick={() => onWrite("whatsapp")}>
            <Icon name="chat" />
            WhatsApp
          </button>
        </>
      )}
      {email && (
        <button type="button" className="btn btn-quiet" onClick={() => onWrite("email")}>
          <Icon name="mail" />
          Email
        </button>
      )}
    </div>
  );
}
