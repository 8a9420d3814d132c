import { Icon } from "#app/ui/icon.tsx";

interface PhoneLinksProps {
  name: string;
  /** As it was typed. */
  phone: string;
  e164: string;
  /** Notes it in the timeline. */
  onContact: (kind: "call" | "whatsapp") => void;
}

/** One tap to a call, one to WhatsApp. */
export function PhoneLinks({ name, phone, e164, onContact }: PhoneLinksProps) {
  return (
    <>
      <a className="num" href={`tel:${e164}`} onClick={() => onContact("call")}>
        <Icon name="phone" />
        {phone}
      </a>
      <a
        href={whatsAppAddress(e164)}
        target="_blank"
        rel="noopener"
        onClick={() => onContact("whatsapp")}
        aria-label={`WhatsApp to ${name} (opens in a new tab)`}
      >
        <Icon name="chat" />
        WhatsApp
      </a>
    </>
  );
}

export const whatsAppAddress = (e164: string) => `https://wa.me/${e164.replace("+", "")}`;
