import { tellOlder } from "#app/admin/list/kept/kept-rows.ts";
import { partFailure } from "#app/admin/api/part-failure.ts";
import { namesNothing } from "#app/admin/api/names-nothing.ts";
import { readFailureOf, readRecord } from "#app/admin/api/read-api.ts";
import type { Route } from "./+types/record-data";

/** A record as stored now; or it is gone, or could not be read. */
export type RecordAnswer = { id: string } & ({ record: unknown } | { isGone: true } | { failure: string });

/** The record of `?of=courses&id=7`, for its dialog. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RecordAnswer> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("id") ?? "";
  const of = searchParams.get("of") ?? "";
  if (!/^[a-z-]{1,40}$/.test(of)) return { id, isGone: true };
  try {
    return { id, record: await readRecord(context, of, { id }) };
  } catch (error) {
    const { status } = readFailureOf(error);
    if (namesNothing(status)) return { id, isGone: true };
    throw error;
  }
}

/** Without network the dialog opens the list's row, and says so. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs): Promise<RecordAnswer> =>
  serverLoader().catch((error: unknown) => {
    const failure = partFailure(error);
    tellOlder(error);
    return { id: new URL(request.url).searchParams.get("id") ?? "", failure };
  });

/** A form must not change while somebody types. */
export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
