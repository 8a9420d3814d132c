import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { showFailure } from "#app/admin/toast/toasts.ts";

/** Forgets a missed address until somebody asks for it again. */
export async function forgetMissing(request: Request): Promise<null> {
  const path = textOf(await request.formData(), "path");
  try {
    await callApi("missing-addresses", { method: "DELETE", query: { path } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status !== 404) showFailure(error.message);
  }
  return null;
}
