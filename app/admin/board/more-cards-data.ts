import { readApi } from "#app/admin/api/read-api.ts";
import type { Route } from "./+types/more-cards-data";

export interface MoreCards<Row> {
  rows: Row[];
}

/** As many as one page of the API holds. */
const MOST = 500;
const MORE = 50;

/**
 * The fifty cards behind the first so many of a column, with those of their five hundred that stand before them, since
 * some may have gone: `?of=leads&query=stage%3Dnew&count=20`.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<MoreCards<{ id: number }>> {
  const { searchParams } = new URL(request.url);
  const [of = "", query = "", count = "0"] = ["of", "query", "count"].map((name) => searchParams.get(name) ?? "");
  if (of !== "leads" && of !== "applications") return { rows: [] };
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), ...pageBehind(Number(count)) };
  const { data } = await readApi<{ id: number }[]>(context, of, asked);
  return { rows: data!.slice(0, (Number(count) % MOST) + MORE) };
}

const pageBehind = (count: number) =>
  count < MOST ? { page: 1, limit: Math.min(MOST, count + MORE) } : { page: Math.floor(count / MOST) + 1, limit: MOST };

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
