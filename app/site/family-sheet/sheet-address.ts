/** As many courses as one sheet of paper has room for. */
export const MOST_ON_SHEET = 4;

/** The sheet; its courses stand in the fragment, which no browser sends. */
export const sheetAddress = (slugs: string[]) =>
  `/family-sheet#${new URLSearchParams(slugs.map((slug) => [slug, ""]))}`;
