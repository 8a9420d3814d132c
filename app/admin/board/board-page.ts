import type { LoaderFunctionArgs } from "react-router";
import { askedOf } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { readPageOf } from "#app/admin/api/read-api.ts";

/** The first cards of each column; more are read on demand. */
export interface Board<Row> {
  file: string;
  columns: BoardColumnPage<Row>[];
}

export type BoardColumnPage<Row> = Pick<ListPage<Row>, "rows" | "found"> & {
  /** The query for the column's cards, e.g. `stage=new&q=pune`. */
  query: string;
};

const CARDS = 20;

/** Reads each column, i.e. each value of the field, within the filter in the address. */
export async function readBoard<Row>(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  file: string,
  field: Record<string, readonly string[]>,
): Promise<Board<Row>> {
  const asked = askedOf(new URL(request.url).searchParams, "page");
  const [[name, values]] = Object.entries(field) as [[string, readonly string[]]];
  const columns = values.map(async (value) => {
    const query = { ...asked, [name]: value };
    const { rows, meta } = await readPageOf<Row>(context, file, { ...query, page: 1, limit: CARDS });
    return { rows, found: meta, query: `${new URLSearchParams(query)}` };
  });
  return { file, columns: await Promise.all(columns) };
}
