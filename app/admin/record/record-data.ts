import { tellOlder } from "#app/admin/list/kept-rows.ts";
import { partFailure } from "#app/admin/part-failure.ts";
import { readFailureOf, readRecord } from "#app/admin/read-api.ts";
import type { Route } from "./+types/record-data";

/** A record as it is stored now; or that it is gone, or could not be read. */
export type RecordAnswer = { opening: string } & ({ record: unknown } | { isGone: true } | { failure: string });

/** The record of `?of=courses&id=7`, for the dialog that opens it; `version` tells one opening from the next. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RecordAnswer> {
  const { searchParams } = new URL(request.url);
  const opening = openingOf(request);
  const of = searchParams.get("of") ?? "";
  if (!/^[a-z-]{1,40}$/.test(of)) return { opening, isGone: true };
  try {
    return { opening, record: await readRecord(context, of, { id: searchParams.get("id") ?? "" }) };
  } catch (error) {
    const { status } = readFailureOf(error);
    if (status === 404 || status === 422) return { opening, isGone: true };
    throw error;
  }
}

/** Without a network the dialog opens what the list shows, and says so. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<RecordAnswer> =>
  serverLoader().catch((error: unknown) => {
    const failure = partFailure(error);
    tellOlder(error);
    return { opening: openingOf(request), failure };
  });

function openingOf({ url }: Request): string {
  const { searchParams } = new URL(url);
  return `${searchParams.get("id")} ${searchParams.get("version") ?? ""}`;
}

/** A form must not change under who types in it. */
export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
