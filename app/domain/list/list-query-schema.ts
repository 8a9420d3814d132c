import { z } from "zod";
import { quietText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

/** `?page=&limit=&q=` of every list; without `page` and `limit` a list answers everything (D24). */
export const listQuery = z.object({
  page: wholeNumber("Page", { least: 1, most: 1_000_000 }).optional(),
  limit: wholeNumber("Limit", { least: 1, most: 500 }).optional(),
  q: quietText(200).optional(),
});

/** `behind`: the page of what stands behind the record of this id, which ended the page before. */
export type ListQuery = z.infer<typeof listQuery> & { behind?: number | undefined };

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
