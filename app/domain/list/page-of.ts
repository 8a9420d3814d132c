import type { ListQuery } from "./list-query-schema.ts";

/** Beyond it nobody counts: a list says `10,000+`. */
export const MOST_COUNTED = 10_000;

/** How many there are; with `is_more` more than `total`, since nobody counted further. */
export interface Count {
  total: number;
  is_more?: 1;
}

/** What is said of a number that was counted to at most one more than `MOST_COUNTED`. */
export const upToMost = (total: number): Count =>
  total <= MOST_COUNTED ? { total } : { total: MOST_COUNTED, is_more: 1 };

export interface PageMeta extends Count {
  page: number;
  limit: number;
  /** How many there would be by each value of a filter alone, by the filter's name; where it was asked for. */
  counts?: Record<string, Record<string, Count>>;
}

export interface PageOf<Row> {
  rows: Row[];
  /** Present only when the caller asked for a page. */
  meta?: PageMeta;
}

const DEFAULT_LIMIT = 25;

export function pageBounds(query: ListQuery) {
  if (query.page === undefined && query.limit === undefined) return null;
  const page = query.page ?? 1;
  const limit = query.limit ?? DEFAULT_LIMIT;
  return { page, limit, offset: (page - 1) * limit, behind: query.behind };
}
