import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ShareButtonProps {
  /** Of the page that is sent. */
  path: string;
  /** Absent: that of the window. */
  title?: string;
  /** What the button says. */
  words?: string;
  /** What was chosen in place belongs to it: the window's address is sent. */
  isAsItIs?: true;
}

/**
 * Sends the page on: by the device's own sheet where it has one (`share-links.ts`), else by WhatsApp or a copied link.
 * Without scripts it is the link to WhatsApp.
 */
export function ShareButton({ path, title, words = "Share", isAsItIs }: ShareButtonProps) {
  const { publicOrigin } = useSiteData();
  const address = publicOrigin + path;
  const message = title === undefined ? address : `${title}: ${address}`;
  return (
    <a
      className="go share"
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener"
      data-share={isAsItIs ? "" : address}
      data-title={title}
    >
      <Icon name="share" />{" "}
      <span>
        {words}
        <noscript> on WhatsApp</noscript>
      </span>
    </a>
  );
}
