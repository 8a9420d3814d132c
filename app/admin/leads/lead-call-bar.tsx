import { useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { Icon } from "#app/ui/icon.tsx";

interface LeadCallBarProps {
  lead: Lead;
  onWrite: (channel: Template["channel"]) => void;
}

/** The ways to a lead that are known: at the top of a wide drawer, under the thumb on a phone. */
export function LeadCallBar({ lead: { id, name, phone, phone_e164, email }, onWrite }: LeadCallBarProps) {
  const submit = useSubmit();
  const note = () =>
    void submit({ act: "call", text: "" }, { method: "post", action: `/admin/leads/${id}`, navigate: false });
  return (
    <div className="lead-call-bar">
      {phone && (
        <>
          <a className="btn" href={`tel:${phone_e164}`} onClick={note} aria-label={`Call ${name}, ${phone}`}>
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
