import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { ForgottenView, SavedView } from "#app/domain/lead-view/lead-view-schema.ts";
import type { Route } from "./+types/lead-views-data";

export type ViewOutcome = { keptId: number } | { forgottenId: string } | { failure: string; errors?: FieldErrors };

/** POST saves a list under a name, DELETE deletes one. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<ViewOutcome> {
  const { id, is_shared, ...view } = fieldsOf(await request.formData(), ["id", "name", "query", "is_shared"]);
  const isForgetting = request.method === "DELETE";
  try {
    if (isForgetting) {
      const forgotten = await callForData<ForgottenView>("lead-views", { method: "DELETE", query: { id } });
      const { name, query } = forgotten;
      const fields = { name, query, is_shared: `${forgotten.is_shared}` };
      showToast("View forgotten", { action: "/admin/data/lead-views", method: "post", fields });
      return { forgottenId: id };
    }
    const body = { ...view, is_shared: is_shared || 0 };
    const kept = await callForData<SavedView>("lead-views", { method: "POST", body });
    showToast(`${kept.name} stands above the list`);
    return { keptId: kept.id };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (isForgetting) showFailure(error.message);
    return { failure: error.message, errors: error.errors };
  }
}

export { default } from "#app/admin/missing-screen.tsx";
