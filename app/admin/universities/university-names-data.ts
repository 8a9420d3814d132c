import { partFailure } from "#app/admin/api/part-failure.ts";
import type { Route } from "./+types/university-names-data";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { readUniversityNames } from "./university-names.ts";

/** For the search beside a choice. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<UniversityName[]> {
  const { searchParams } = new URL(request.url);
  return (await readUniversityNames(context, searchParams.get("q") ?? "")).universities;
}

/** Without it the choice stays unchanged. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<UniversityName[] | null> =>
  serverLoader().catch((error: unknown) => (partFailure(error), null));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
