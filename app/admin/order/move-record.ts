import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";

/** The fields of a move, as the buttons and a toast's Undo submit them. */
export interface Move {
  id: string;
  name: string;
  /** The id of the record to stand before; empty moves it behind the last. */
  before: string;
  /** The id it stood before until now. */
  back: string;
  /** Its new place and the old one, counted from 1. */
  place: string;
  oldPlace: string;
}

/** Gives a record another place in its list and offers to take that back. */
export async function moveRecord(request: Request, list: string): Promise<SaveRefusal | null> {
  const move = Object.fromEntries(await request.formData()) as unknown as Move;
  const { id, name, before, back, place, oldPlace } = move;
  try {
    await callApi("order", { method: "PUT", body: { list, id, before: before || null } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    console.error(error);
    const failure = `${name} was not moved. ${error.message}`;
    showFailure(failure);
    return { failure, errors: error.errors };
  }
  const { pathname, search } = new URL(request.url);
  showToast(`${name} is now number ${place}`, {
    action: pathname + search,
    method: "patch",
    fields: { id, name, before: back, back: before, place: oldPlace, oldPlace: place },
  });
  return null;
}
