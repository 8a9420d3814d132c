import { useLocation } from "react-router";
import { useSiteData } from "#app/site/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A chat that begins with the page it was opened from; the script puts the page's title for *this page*, and shows it where it is free to stand. */
export function WhatsappLink() {
  const { settings, phoneE164, publicOrigin } = useSiteData();
  const { pathname } = useLocation();
  if (!phoneE164) return null;
  const words = `Hello ${settings.siteName}, I have a question about this page: ${publicOrigin}${pathname}`;
  const address = `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(words)}`;
  return (
    <aside aria-label="WhatsApp">
      <a className="whatsapp is-aside" href={address} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span className="visually-hidden">Chat with us on </span>
        <span className="whatsapp-name">WhatsApp</span>
      </a>
    </aside>
  );
}
