import { spelledPhone } from "#app/lib/phone/spelled-phone.ts";
import { Icon } from "#app/ui/icon.tsx";

interface PhoneLinksProps {
  name: string;
  e164: string;
  /** Notes the contact in the timeline. */
  onContact: (kind: "call" | "whatsapp") => void;
}

export function PhoneLinks({ name, e164, onContact }: PhoneLinksProps) {
  return (
    <>
      <CallLink name={name} e164={e164} onCall={() => onContact("call")} />
      <a
        className="contact-icon"
        href={whatsAppAddress(e164)}
        target="_blank"
        rel="noopener"
        onClick={() => onContact("whatsapp")}
        aria-label={`WhatsApp to ${name} (opens in a new tab)`}
        title="WhatsApp"
      >
        <Icon name="chat" />
      </a>
    </>
  );
}

/** In one format, so that numbers can be compared. */
export function CallLink({ name, e164, onCall }: { name: string; e164: string; onCall: () => void }) {
  const number = spelledPhone(e164);
  return (
    <a className="num contact-call" href={`tel:${e164}`} onClick={onCall} aria-label={`Call ${name}, ${number}`}>
      <Icon name="phone" />
      <span>{number}</span>
    </a>
  );
}

export const whatsAppAddress = (e164: string) => `https://wa.me/${e164.replace("+", "")}`;
