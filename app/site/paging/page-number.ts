/** A list that grows comes whole with each of its pages: so many of them, and no more. */
export const MOST_PAGES = 100;

/** `?page=` of a list that grows: how many pages of it are shown, 1 for anything that is no such number. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}
