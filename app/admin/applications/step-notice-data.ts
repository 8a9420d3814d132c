import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import type { StepNotice } from "#app/domain/application/application-schema.ts";
import type { Route } from "./+types/step-notice-data";

export type NoticeAnswer = { notice: StepNotice } | { failure: string };

/** What the move of `?id=7&step=2` would tell the applicant. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<NoticeAnswer> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  try {
    const { data } = await callApi<StepNotice>("step-notices", { query });
    return { notice: data! };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.message };
  }
}

export { default } from "#app/admin/missing-screen.tsx";
