import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { Route } from "./+types/course-titles-data";

/** Course titles as suggestions. */
export const loader = ({ context }: Route.LoaderArgs): Promise<string[]> => readRecord(context, "course-titles");

/** Without them the course is typed. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<string[]> =>
  serverLoader().catch((error: unknown) => (partFailure(error), []));

export const shouldRevalidate = () => false;

export { default } from "#app/admin/missing-screen.tsx";
