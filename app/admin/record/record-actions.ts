import { replace } from "react-router";
import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { asRecord, textOf } from "#app/admin/form/form-entries.ts";
import { keepDraft } from "#app/admin/form/draft.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";

interface RecordKind {
  /** The file of the contract without `.php`. */
  file: string;
  /** The noun in the singular. */
  one: string;
  /** The field that names a record, e.g. `title`. */
  nameField: string;
}

/** Stores what a record's dialog sends, says so and closes it. Answers why it was not stored. */
export async function saveRecord(request: Request, { file, one, nameField }: RecordKind): Promise<SaveRefusal> {
  const id = new URL(request.url).searchParams.get("edit");
  const body = asRecord(await request.formData());
  try {
    await callApi(file, id ? { method: "PUT", query: { id }, body } : { method: "POST", body });
  } catch (error) {
    if (error instanceof Response) keepDraft(request.url, body);
    return refusalOf(error, `Error saving ${one}`);
  }
  showToast(`${textOf(body, nameField)} ${id ? "saved" : "created"}`);
  throw replace(closedAddress(request.url));
}

/** Deletes the record that a list's delete dialog names. */
export async function deleteRecord(
  request: Request,
  { file, one }: Omit<RecordKind, "nameField">,
): Promise<SaveRefusal> {
  const entries = await request.formData();
  try {
    await callApi(file, { method: "DELETE", query: { id: textOf(entries, "id") } });
  } catch (error) {
    return refusalOf(error, `Error deleting ${one}`);
  }
  showToast(`${textOf(entries, "name")} deleted`);
  throw replace(closedAddress(request.url));
}

/** The server's own sentence where it gave one, else the specification's. */
function refusalOf(error: unknown, fallback: string): SaveRefusal {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.hasOwnSentence) return { failure: error.message, errors: error.errors };
  console.error(error);
  return { failure: error.status === null ? `${fallback}. Please try again.` : fallback, errors: error.errors };
}
