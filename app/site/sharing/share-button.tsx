import { useSiteData } from "#app/site/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ShareButtonProps {
  /** Of the page that is sent. */
  path: string;
  title: string;
}

/**
 * Sends the page on: by the device's own sheet where it has one (`share-links.ts`), else by WhatsApp or a copied link.
 * Without scripts WhatsApp is left.
 */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { publicOrigin } = useSiteData();
  const address = publicOrigin + path;
  return (
    <details className="share" name="share" data-share={address} data-title={title}>
      <summary className="go">
        <Icon name="share" /> Share
      </summary>
      <div>
        <a href={`https://wa.me/?text=${encodeURIComponent(`${title}: ${address}`)}`} target="_blank" rel="noopener">
          <Icon name="chat" /> WhatsApp
        </a>
        <button type="button">
          <Icon name="link" /> <span aria-live="polite">Copy link</span>
        </button>
      </div>
    </details>
  );
}
