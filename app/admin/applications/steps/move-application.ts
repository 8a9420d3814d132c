import { ApiFailure, callApi, dataOf, noteOf } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { stepWords } from "#app/domain/application/application-steps.ts";

/**
 * Stores a move, tells what happened to the mail about it, and offers to undo both unless somebody else moved it since.
 */
export async function moveApplication(request: Request): Promise<SaveRefusal | null> {
  const entries = await request.formData();
  const { id, name, from, step, seen } = fieldsOf(entries, ["id", "name", "from", "step", "seen"]);
  // The question is in the address; an undo is not asked, and may come from another screen.
  const isAsked = new URL(request.url).searchParams.has("move");
  const query = { id, ...(seen ? { seen } : undefined) };
  try {
    const body = { step: Number(step) };
    const answer = await callApi<Application>("applications", { method: "PUT", query, body });
    showToast(`${name}: step ${stepWords(Number(step))}${noteOf(answer)}`, {
      action: "/admin/applications",
      method: "put",
      fields: { id, name, from: step, step: from, seen: dataOf(answer).updated_at },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const failure = `${name} was not moved. ${error.message}`;
    if (!isAsked) showFailure(failure);
    const newer = error.status === 409 ? (error.data as Application) : undefined;
    return { failure, errors: error.errors, newer };
  }
  return null;
}
