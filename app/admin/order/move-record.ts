import { ApiFailure, callApi, logFailure } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";

/** The fields of a move, from the buttons or a toast's Undo; places are counted from 1. */
export type Move = Record<(typeof moveFields)[number], string>;

const moveFields = ["id", "name", "place", "oldPlace"] as const;

/** Moves a record to another place in its list and offers an undo. */
export async function moveRecord(request: Request, list: string): Promise<SaveRefusal | null> {
  const { id, name, place, oldPlace } = fieldsOf(await request.formData(), moveFields);
  try {
    await callApi("order", { method: "PUT", body: { list, id, place } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logFailure(error);
    const failure = `${name} was not moved. ${error.message}`;
    showFailure(failure);
    return { failure, errors: error.errors };
  }
  const { pathname, search } = new URL(request.url);
  showToast(`${name} is now number ${place}`, {
    action: pathname + search,
    method: "patch",
    fields: { id, name, place: oldPlace, oldPlace: place },
  });
  return null;
}
