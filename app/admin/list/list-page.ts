import { type LoaderFunctionArgs, redirect } from "react-router";
import { readFailureOf, readPageOf } from "#app/admin/api/read-api.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { askedOf } from "./list-address.ts";

const ROWS = "50";

/** One page of a list, as the address asks for it. */
export interface ListPage<Row> {
  rows: Row[];
  /** Filter, order and tab, as the API was asked for them. */
  asked: Record<string, string>;
  page: number;
  /** How many rows a page holds. */
  limit: number;
  /** How many records the filter lets through, on all pages. */
  found: Count;
  /** How many there are without the filter. */
  all: Count;
  /** How many there would be by each value of a filter alone, where it was asked for. */
  counts: Record<string, Record<string, Count>>;
}

/** What narrows no list, as little as its tab does. */
const notFilters = new Set(["sort", "page", "limit", "counts"]);

/** For whom, and at which address. */
type Place = Pick<LoaderFunctionArgs, "url" | "context">;
type Usual = Record<string, string>;

/**
 * Reads the page of a list that the address asks for: filter, order, tab and page go to the API as they stand there.
 * `usual` is asked for where the address does not say it, e.g. `{ counts: "1" }` for the numbers of the tabs, or
 * `limit` where a board shows the rows and only their number is wanted.
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

/**
 * The same where the numbers of the tabs are those without the filter: nothing else is asked for with a letter of it.
 */
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
 * The last page that holds rows, between one that does and an empty one: beyond 10,000 rows nobody counts, so it is
 * found by halves.
 */
async function lastOf(holding: number, empty: number, holdsRows: (page: number) => Promise<boolean>): Promise<number> {
  if (empty - holding === 1) return holding;
  const middle = Math.floor((holding + empty) / 2);
  return (await holdsRows(middle)) ? lastOf(middle, empty, holdsRows) : lastOf(holding, middle, holdsRows);
}

/** An address of former days, or mistyped: the list as it is without it. */
const refusedAsAWhole = (place: Place) => (error: unknown) => {
  throw readFailureOf(error).status === 422 ? redirect(place.url.pathname) : error;
};

function pathWith({ pathname, searchParams }: URL, page: number): string {
  const next = new URLSearchParams(searchParams);
  if (page === 1) next.delete("page");
  else next.set("page", `${page}`);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
