import { z } from "zod";
import { quietText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

/** `?page=&limit=&q=` of every list; without `page` and `limit` a list answers everything (D24). */
export const listQuery = z.object({
  page: wholeNumber("Page", { least: 1, most: 1_000_000 }).optional(),
  limit: wholeNumber("Limit", { least: 1, most: 500 }).optional(),
  q: quietText(200).optional(),
});

/** `behind`: asks for the page after the record with this id, the last of the previous page. */
export type ListQuery = z.infer<typeof listQuery> & { behind?: number | undefined };

/** `counts=1`: asks for the number of records per value of each filter. */
export const countsAsked = z.enum(["0", "1"]).optional();

/** For lists whose schema has `sort` (`sortOf`), and perhaps `counts`. */
export type SortedListQuery = ListQuery & { sort?: string | undefined; counts?: "0" | "1" | undefined };

/** `?sort=`: one of the list's columns, descending with a leading dash. */
export const sortOf = <Column extends string>(columns: readonly Column[]) =>
  z
    .enum(
      columns.flatMap((column) => [column, `-${column}`] as const),
      `This list can be sorted by ${columns.join(", ")}, with - before it the other way round`,
    )
    .optional();
