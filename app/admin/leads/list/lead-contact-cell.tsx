import { EmailText } from "#app/admin/enquiry/reach/email-text.tsx";
import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { CallLink } from "#app/admin/enquiry/reach/phone-links.tsx";
import { useRowAddress } from "#app/admin/list/rows/row-address.ts";
import { RowLink } from "#app/admin/list/rows/row-link.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useBeginCall } from "#app/admin/enquiry/reach/use-begin-call.ts";

export function LeadContactCell({ lead }: { lead: Lead }) {
  const { id, name, phone_e164, email, no_contact } = lead;
  const beginCall = useBeginCall("open", useRowAddress());
  if (no_contact) return <NoContact />;
  return (
    <div className="lead-contact">
      {phone_e164 && (
        <>
          <CallLink name={name} e164={phone_e164} onCall={() => beginCall(lead)} />
          <RowLink
            className="contact-icon"
            opens={{ open: `${id}`, write: "whatsapp" }}
            aria-label={`WhatsApp to ${name}`}
            title="WhatsApp"
          >
            <Icon name="chat" />
          </RowLink>
        </>
      )}
      {email && (
        <RowLink
          className="lead-email"
          opens={{ open: `${id}`, write: "email" }}
          aria-label={`Mail to ${name}, ${email}`}
        >
          <EmailText email={email} />
        </RowLink>
      )}
    </div>
  );
}
