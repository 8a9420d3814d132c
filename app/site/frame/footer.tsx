import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Mark } from "#app/ui/mark.tsx";
import { useMenuLinks } from "./menu/menu-links.ts";

export function Footer() {
  const { settings, year, hasSamples } = useSiteData();
  const { menu, footer } = usePageWords("menu");
  const { explore } = useMenuLinks();
  return (
    <footer className="footer far on-dark">
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-brand">
            <a className="brand" href="/">
              <Mark shade="light" />
              {settings.siteName}
            </a>
            <p>{settings.siteDescription}</p>
          </div>
          <LinkList title={footer.exploreTitle} links={explore} />
          <LinkList title={footer.popularTitle} links={[...footer.popular, ...menu.deciding]} />
          <Contact title={footer.contactTitle} />
        </div>
        <div className="footer-end">
          {/* One string: React's separators between strings cost bytes on every page. */}
          <p>{`© ${year} ${settings.siteName}. ${footer.rights}`}</p>
          {hasSamples && <p>Sample content: the people and universities shown are invented.</p>}
          <p className="footer-legal">
            {footer.legal.map(({ path, label }) => (
              <a key={path} href={path}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { path: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ title }: { title: string }) {
  const { settings, hours, phoneE164 } = useSiteData();
  const { contactEmail, contactPhone, address } = settings;
  return (
    <div className="footer-contact">
      <h2>{title}</h2>
      <address>
        <div>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </div>
        {contactPhone && (
          <div>
            <a className="num" href={`tel:${phoneE164 ?? contactPhone}`}>
              {contactPhone}
            </a>
          </div>
        )}
        {address && <p className="postal">{address}</p>}
        {/* A line breaks before a day, not between it and its hours. */}
        {hours && <p>{hours.replaceAll(/(?<=, \w+) /g, "\u00A0")}</p>}
      </address>
      <SocialLinks />
    </div>
  );
}

const networks = [
  ["facebook", "Facebook"],
  ["twitter", "Twitter"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
] as const;

/** Networks without an address in the settings are hidden (D16). */
function SocialLinks() {
  const { socialMedia } = useSiteData().settings;
  const shown = networks.filter(([network]) => socialMedia[network] !== "");
  if (shown.length === 0) return null;
  return (
    <ul className="social">
      {shown.map(([network, label]) => (
        <li key={network}>
          <a href={socialMedia[network]} rel="me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
