import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { Route } from "./+types/more-cards-data";
import { MOST_READ, type MoreCards } from "./more-cards.ts";

const MORE = 50;

/**
 * The fifty cards after the first `count` of a column, with those before them in the same page of five hundred, since
 * some may have gone: `?of=leads&query=stage%3Dnew&count=20`.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<MoreCards<{ id: number }>> {
  const { searchParams } = new URL(request.url);
  const [of = "", query = "", count = "0"] = ["of", "query", "count"].map((name) => searchParams.get(name) ?? "");
  if (of !== "leads" && of !== "applications") return { rows: [] };
  const asked = { ...Object.fromEntries(new URLSearchParams(query)), ...pageBehind(Number(count)) };
  const rows = await readRecord<{ id: number }[]>(context, of, asked);
  return { rows: rows.slice(0, (Number(count) % MOST_READ) + MORE) };
}

/** The last cards read, by column. */
const lastRead = new Map<string, { id: number }[]>();

/** If a reading fails, earlier cards stay. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<MoreCards<{ id: number }>> {
  const { searchParams } = new URL(request.url);
  const column = `${searchParams.get("of")} ${searchParams.get("query")}`;
  try {
    const read = await serverLoader();
    lastRead.set(column, read.rows);
    return read;
  } catch (error) {
    return { rows: lastRead.get(column) ?? [], failure: partFailure(error) };
  }
}

const pageBehind = (count: number) =>
  count < MOST_READ
    ? { page: 1, limit: Math.min(MOST_READ, count + MORE) }
    : { page: Math.floor(count / MOST_READ) + 1, limit: MOST_READ };

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
