import { useLocation } from "react-router";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

/**
 * A link to a chat about the current page; the script inserts the title for *this page*, and shows the link where there
 * is room.
 */
export function WhatsappLink() {
  const { settings, whatsappE164, publicOrigin } = useSiteData();
  const { pathname } = useLocation();
  if (!whatsappE164) return null;
  const page = `this page: ${publicOrigin}${pathname}`;
  const words =
    settings.whatsappWords.replaceAll("{page}", page) || `Hello ${settings.siteName}, I have a question about ${page}`;
  const address = `https://wa.me/${whatsappE164.slice(1)}?text=${encodeURIComponent(words)}`;
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
