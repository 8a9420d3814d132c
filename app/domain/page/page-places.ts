import type { pagePlaces } from "#db/schema.ts";

/** Where the site links to an office page. */
export const pagePlaceWords: Record<(typeof pagePlaces)[number], string> = {
  none: "Nowhere, only where a text links to it",
  menu: "In the menu",
  footer: "In the footer",
};
