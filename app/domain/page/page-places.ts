import type { pagePlaces } from "#db/schema.ts";

/** Where a link leads to a page of the office's own. */
export const pagePlaceWords: Record<(typeof pagePlaces)[number], string> = {
  none: "Nowhere, only where a text links to it",
  menu: "In the menu",
  footer: "In the footer",
};
