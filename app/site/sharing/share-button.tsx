import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ShareButtonProps {
  /** The path of the shared page. */
  path: string;
  /** Absent: the window's title. */
  title?: string;
  /** The button's label. */
  words?: string;
  /** Shares the window's address, including what was chosen in place. */
  isAsItIs?: true;
}

/**
 * Shares the page by the device's dialog if there is one (`share-links.ts`), otherwise by WhatsApp or a copied link.
 * Without scripts it is the WhatsApp link.
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
