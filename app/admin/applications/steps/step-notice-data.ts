import { partFailure } from "#app/admin/api/part-failure.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { StepNotice } from "#app/domain/application/application-schema.ts";
import type { Route } from "./+types/step-notice-data";

export type NoticeAnswer = { notice: StepNotice } | { failure: string };

/** The text that the applicant would get for `?id=7&step=2`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<NoticeAnswer> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return { notice: await readRecord<StepNotice>(context, "step-notices", query) };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<NoticeAnswer> =>
  serverLoader().catch((error: unknown) => ({ failure: partFailure(error) }));

export { default } from "#app/admin/missing-screen.tsx";
