import type { SiteData } from "#app/site/site-data/site-data.server.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { crumbsFromHome } from "./breadcrumb-list.ts";
import type { Crumb } from "./named-pages.ts";

/** The breadcrumbs of a page, from its section down; Home precedes them. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const steps = crumbsFromHome(trail, (useSiteData() as Partial<SiteData> | undefined)?.changedTexts);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {steps.map(({ label, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
