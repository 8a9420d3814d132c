/** One address names the courses of a whole shortlist: it stays below 4 KB, which every proxy lets through. */
export const MOST_SHORTLISTED = 40;

/** The fragment that shows these courses. */
export const shortlistedAddress = (slugs: string[]) =>
  `/shortlist/courses?${new URLSearchParams(slugs.map((slug) => ["of", slug]))}`;
