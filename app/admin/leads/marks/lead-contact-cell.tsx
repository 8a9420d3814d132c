import { EmailText } from "#app/admin/enquiry/email-text.tsx";
import { NoContact } from "#app/admin/enquiry/no-contact.tsx";
import { CallLink } from "#app/admin/enquiry/phone-links.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useBeginCall } from "#app/admin/calls/use-begin-call.ts";
import { Link } from "react-router";

/** The ways to a lead, each one press away. */
export function LeadContactCell({ lead }: { lead: Lead }) {
  const { id, name, phone_e164, email, no_contact } = lead;
  const address = useListAddress();
  const beginCall = useBeginCall("open");
  if (no_contact) return <NoContact />;
  return (
    <div className="lead-contact">
      {phone_e164 && (
        <>
          <CallLink name={name} e164={phone_e164} onCall={() => beginCall(lead)} />
          <Link
            className="contact-icon"
            to={address.with({ open: `${id}`, write: "whatsapp" })}
            preventScrollReset
            aria-label={`WhatsApp to ${name}`}
            title="WhatsApp"
          >
            <Icon name="chat" />
          </Link>
        </>
      )}
      {email && (
        <Link
          className="lead-email"
          to={address.with({ open: `${id}`, write: "email" })}
          preventScrollReset
          aria-label={`Mail to ${name}, ${email}`}
        >
          <EmailText email={email} />
        </Link>
      )}
    </div>
  );
}
