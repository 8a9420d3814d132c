import { z } from "zod";
import { quietText, wholeNumber } from "#app/lib/field-schemas.ts";

/** `?page=&limit=&q=` of every list; without `page` and `limit` a list answers everything (decision 24). */
export const listQuery = z.object({
  page: wholeNumber("Page", { least: 1, most: 1_000_000 }).optional(),
  limit: wholeNumber("Limit", { least: 1, most: 500 }).optional(),
  q: quietText(200).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

export interface PageMeta {
  total: number;
  page: number;
  limit: number;
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
  return { page, limit, offset: (page - 1) * limit };
}

/** Cuts a page out of a list that is short enough to be read whole. */
export function pageOf<Row>(rows: Row[], query: ListQuery): PageOf<Row> {
  const bounds = pageBounds(query);
  if (!bounds) return { rows };
  const { page, limit, offset } = bounds;
  return { rows: rows.slice(offset, offset + limit), meta: { total: rows.length, page, limit } };
}
