import { readApi } from "#app/admin/read-api.ts";
import type { Route } from "./+types/more-cards-data";

export interface MoreCards<Row> {
  rows: Row[];
}

/** As many as one page of the API holds. */
const MOST = 500;
const MORE = 50;

/** The first cards of a column and fifty more: `?of=leads&query=stage%3Dnew&count=20`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<MoreCards<{ id: number }>> {
  const { searchParams } = new URL(request.url);
  const [of = "", query = "", count = "0"] = ["of", "query", "count"].map((name) => searchParams.get(name) ?? "");
  if (of !== "leads" && of !== "applications") return { rows: [] };
  const limit = Math.min(MOST, Number(count) + MORE);
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), page: 1, limit };
  return { rows: (await readApi<{ id: number }[]>(context, of, asked)).data! };
}

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
