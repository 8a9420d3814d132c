/** The most pages of a list that grows, since each contains the earlier rows. */
export const MOST_PAGES = 100;

/** `?page=` of a list that grows: the number of pages shown; 1 if it is invalid. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}
