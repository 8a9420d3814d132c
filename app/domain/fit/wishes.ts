/** The answers that no university asks for. */
export const wishes = ["budget", "place", "language"] as const;
export type Wish = (typeof wishes)[number];
