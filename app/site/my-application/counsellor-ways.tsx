import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The ways to contact counsellors, from the settings; empty ones are left out. */
export function CounsellorWays({ title, write }: { title: string; write: string }) {
  const { settings, hours, phoneE164, whatsappE164 } = useSiteData();
  const { contactPhone, siteName } = settings;
  const words = encodeURIComponent(`Hello ${siteName}, I have a question about my application.`);
  return (
    <section aria-labelledby="counsellors">
      <h2 id="counsellors">{title}</h2>
      {hours && <p className="soft">{hours}</p>}
      <ul className="own-ways">
        {contactPhone && (
          <li>
            <a className="num" href={`tel:${phoneE164 ?? contactPhone}`}>
              <Icon name="phone" /> {contactPhone}
            </a>
          </li>
        )}
        {whatsappE164 && (
          <li>
            <a href={`https://wa.me/${whatsappE164.slice(1)}?text=${words}`} target="_blank" rel="noopener">
              <Icon name="chat" /> WhatsApp
            </a>
          </li>
        )}
        <li>
          <a href="/contact">
            <Icon name="mail" /> {write}
          </a>
        </li>
      </ul>
    </section>
  );
}
