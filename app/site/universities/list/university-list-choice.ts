import type { UniversityChoice } from "#app/domain/university/university-catalogue.server.ts";

/** D41: a page never shows less for the sake of a score. */
export const UNIVERSITIES_PER_PAGE = 12;

export const universityOrders = [
  { value: "rank", label: "Rank, best first" },
  { value: "name", label: "Name, A to Z" },
] as const;

/** The list's parameters; invalid values become the default. */
export interface ListChoice extends UniversityChoice {
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

/** The address of these parameters, without defaults. */
export function listAddress({ q, sort, page }: ListChoice): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (sort !== "rank") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/universities?${query}` : "/universities";
}
