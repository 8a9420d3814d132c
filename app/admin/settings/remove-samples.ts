import { replace } from "react-router";
import { callApi } from "#app/admin/api/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";

/** Removes the sample content, shows a toast and closes the dialog. */
export async function removeSamples(request: Request): Promise<SaveRefusal> {
  try {
    const { message } = await callApi("samples", { method: "DELETE" });
    showToast(message ?? "The sample content is removed.");
  } catch (error) {
    return refusalOf(error, "Error removing the sample content");
  }
  throw replace(new URL(request.url).pathname);
}
