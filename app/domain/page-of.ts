import { z } from "zod";
import { quietText, wholeNumber } from "#app/lib/field-schemas.ts";

/** `?page=&limit=&q=` of every list; without `page` and `limit` a list answers everything (decision 24). */
export const listQuery = z.object({
  page: wholeNumber("Page", { least: 1, most: 1_000_000 }).optional(),
  limit: wholeNumber("Limit", { least: 1, most: 500 }).optional(),
  q: quietText(200).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

/** `counts=1` of the lists that tell how many there are by each value of a filter. */
export const countsAsked = z.enum(["0", "1"]).optional();

/** Of the lists whose schema has a `sort` (`sortOf`), and perhaps `counts`. */
export type SortedListQuery = ListQuery & { sort?: string | undefined; counts?: "0" | "1" | undefined };

/** `?sort=` of a list: one of its columns, with a dash before it the other way round. */
export const sortOf = <Column extends string>(columns: readonly Column[]) =>
  z
    .enum(
      columns.flatMap((column) => [column, `-${column}`] as const),
      `This list can be sorted by ${columns.join(", ")}, with - before it the other way round`,
    )
    .optional();

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
  return { page, limit, offset: (page - 1) * limit };
}
