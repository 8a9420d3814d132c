import type { University } from "#app/domain/university/university-schema.ts";

const UNIVERSITIES_PER_PAGE = 12;

export const universityOrders = [
  { value: "rank", label: "Rank, best first" },
  { value: "name", label: "Name, A to Z" },
] as const;

export type UniversityOrder = (typeof universityOrders)[number]["value"];

/** What the address asks the list for; what it asks wrongly is the first choice. */
export interface ListChoice {
  q: string;
  sort: UniversityOrder;
  page: number;
}

export function listChoiceOf(query: URLSearchParams): ListChoice {
  const page = Number(query.get("page"));
  return {
    q: query.get("q")?.trim() ?? "",
    sort: universityOrders.find(({ value }) => value === query.get("sort"))?.value ?? "rank",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a choice, without what goes without saying. */
export function listAddress({ q, sort, page }: ListChoice): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (sort !== "rank") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/universities?${query}` : "/universities";
}

/** The page of the list that the choice asks for, or the last one when it asks for more than there are. */
export function choosePage(universities: University[], { sort, page }: ListChoice) {
  const ordered = universities.toSorted(orders[sort]);
  const pages = Math.max(1, Math.ceil(ordered.length / UNIVERSITIES_PER_PAGE));
  const shownPage = Math.min(page, pages);
  const from = (shownPage - 1) * UNIVERSITIES_PER_PAGE;
  return { shown: ordered.slice(from, from + UNIVERSITIES_PER_PAGE), from, page: shownPage, pages };
}

const orders: Record<UniversityOrder, (a: University, b: University) => number> = {
  rank: (a, b) => (a.ranking ?? Infinity) - (b.ranking ?? Infinity) || 0,
  name: (a, b) => a.name.localeCompare(b.name, "en-IN"),
};
