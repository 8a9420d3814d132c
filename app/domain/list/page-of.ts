import type { ListQuery } from "./list-query-schema.ts";

/** Counting stops here; a list then says `10,000+`. */
export const MOST_COUNTED = 10_000;

/** A number of records; `is_more`: there are more than `total`, where counting stopped. */
export interface Count {
  total: number;
  is_more?: 1;
}

/** Converts a number counted up to one more than `MOST_COUNTED`. */
export const upToMost = (total: number): Count =>
  total <= MOST_COUNTED ? { total } : { total: MOST_COUNTED, is_more: 1 };

export interface PageMeta extends Count {
  page: number;
  limit: number;
  /** The number of records per filter and value, counted without other filters; only if asked for. */
  counts?: Record<string, Record<string, Count>>;
}

export interface PageOf<Row> {
  rows: Row[];
  /** Present only when the caller asked for a page. */
  meta?: PageMeta;
}

const DEFAULT_LIMIT = 25;

/** The limits of the requested page; null if the query asks for all rows. */
export function pageBounds(query: ListQuery) {
  if (query.page === undefined && query.limit === undefined) return null;
  const page = query.page ?? 1;
  const limit = query.limit ?? DEFAULT_LIMIT;
  return { page, limit, offset: (page - 1) * limit, behind: query.behind };
}
