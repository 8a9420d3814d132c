import { type LoaderFunctionArgs, redirect } from "react-router";
import { readFailureOf, readPageOf } from "#app/admin/api/read-api.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { askedOf } from "./list-address.ts";

const ROWS = "50";

export interface ListPage<Row> {
  rows: Row[];
  /** Filter, order and tab, as sent to the API. */
  asked: Record<string, string>;
  page: number;
  /** Rows per page. */
  limit: number;
  /** The number of matching records on all pages. */
  found: Count;
  /** The number of records without the filter. */
  all: Count;
  /** The numbers by each value of a filter, if requested. */
  counts: Record<string, Record<string, Count>>;
}

/** Parameters that do not filter, besides the tab. */
const notFilters = new Set(["sort", "page", "limit", "counts"]);

/** The request's context and address. */
type Place = Pick<LoaderFunctionArgs, "url" | "context">;
type Usual = Record<string, string>;

/**
 * Reads the page of a list in the address: filter, order, tab and page are passed to the API. `usual` has defaults,
 * e.g. `{ counts: "1" }` for the tabs' numbers, or `limit` if a board needs only the number of rows.
 */
export async function readList<Row>(place: Place, file: string, usual: Usual = {}): Promise<ListPage<Row>> {
  const { tab, ...asked } = askedFor(place, usual);
  const isFiltered = Object.keys(asked).some((name) => !notFilters.has(name));
  const [list, whole] = await Promise.all([
    readPage<Row>(place, file, usual),
    isFiltered ? readPageOf<Row>(place.context, file, { ...(tab && { tab }), limit: 1 }) : null,
  ]).catch(refusedAsAWhole(place));
  return whole ? { ...list, all: whole.meta } : list;
}

/** The same if the tabs' numbers ignore the filter: typing in it requests nothing else. */
export async function readCountedList<Row>(place: Place, file: string, usual: Usual = {}): Promise<ListPage<Row>> {
  const list = await readPage<Row>(place, file, { ...usual, counts: "1" }).catch(refusedAsAWhole(place));
  return { ...list, all: list.counts["tab"]![list.asked["tab"] ?? "all"]! };
}

const askedFor = ({ url }: Place, usual: Usual) => ({ ...usual, ...askedOf(url.searchParams) });

async function readPage<Row>(place: Place, file: string, usual: Usual): Promise<ListPage<Row>> {
  const { page: number = "1", limit: size = ROWS, counts, ...asked } = askedFor(place, usual);
  const pageOf = (page: number | string, beside = {}) =>
    readPageOf<Row>(place.context, file, { ...asked, page, limit: size, ...beside });
  const { rows, meta } = await pageOf(number, counts && { counts });
  const { total, page, limit } = meta;
  const lastCounted = Math.max(1, Math.ceil(total / limit));
  if (page > lastCounted && rows.length === 0) {
    const holdsRows = async (page: number) => (await pageOf(page)).rows.length > 0;
    throw redirect(pathWith(place.url, meta.is_more ? await lastOf(lastCounted, page, holdsRows) : lastCounted));
  }
  return {
    rows,
    asked,
    page,
    limit,
    found: meta,
    all: meta,
    counts: meta.counts ?? {},
  };
}

/**
 * The last page with rows, between one with and one without. Beyond 10,000 rows there is no count, so it is found by
 * bisection.
 */
async function lastOf(holding: number, empty: number, holdsRows: (page: number) => Promise<boolean>): Promise<number> {
  if (empty - holding === 1) return holding;
  const middle = Math.floor((holding + empty) / 2);
  return (await holdsRows(middle)) ? lastOf(middle, empty, holdsRows) : lastOf(holding, middle, holdsRows);
}

/** Redirects an outdated or mistyped address to the unfiltered list. */
const refusedAsAWhole = (place: Place) => (error: unknown) => {
  throw readFailureOf(error).status === 422 ? redirect(place.url.pathname) : error;
};

function pathWith({ pathname, searchParams }: URL, page: number): string {
  const next = new URLSearchParams(searchParams);
  if (page === 1) next.delete("page");
  else next.set("page", `${page}`);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
