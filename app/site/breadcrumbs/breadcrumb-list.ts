import { type Matches, siteDataOf } from "#app/site/site-data/site-data-of.ts";
import { type ChangedTexts, type Crumb, namedPage } from "./named-pages.ts";

export const crumbsFromHome = (trail: Crumb[], changed: ChangedTexts | undefined): Crumb[] => [
  { label: "Home", path: "/" },
  ...trail.map((crumb) => namedPage(crumb, changed)),
];

/** The breadcrumbs for search engines, as a descriptor of `meta`. */
export const breadcrumbList = (origin: string, trail: Crumb[], matches: Matches) => ({
  "script:ld+json": {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbsFromHome(trail, siteDataOf(matches)?.changedTexts).map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  },
});
