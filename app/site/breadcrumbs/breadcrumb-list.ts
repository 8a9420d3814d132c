export interface Crumb {
  label: string;
  path: string;
}

export const crumbsFromHome = (trail: Crumb[]): Crumb[] => [{ label: "Home", path: "/" }, ...trail];

/** The same trail for search engines, as a descriptor of `meta`. */
export const breadcrumbList = (origin: string, trail: Crumb[]) => ({
  "script:ld+json": {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbsFromHome(trail).map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  },
});
