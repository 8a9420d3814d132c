import { replace } from "react-router";
import { ApiFailure, callApi, logFailure } from "#app/admin/api/api-client.ts";
import type { Version } from "#app/admin/conflict/changed-fields.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import { noteGone } from "#app/admin/list/kept/gone-records.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import type { BulkOutcome } from "#app/admin/record/deletion/delete-many.ts";

export interface RecordKind {
  /** The contract's file without `.php`. */
  file: string;
  /** The noun in the singular. */
  one: string;
  /** The field that names a record, e.g. `title`. */
  nameField: string;
  /** The file of drafts of published records. */
  drafts?: string;
  /** Refusals are logged as well (section 8). */
  isLogged?: true;
}

/** Why a record was not deleted. */
export interface DeletionRefusal extends SaveRefusal {
  /** Something else needs the record: the list may link to it (`keptBy`). */
  isKept: boolean;
}

/** Deletes the record in the delete dialog, or all selected ones. */
export async function deleteRecord(
  request: Request,
  { file, one, isLogged }: Omit<RecordKind, "nameField">,
): Promise<DeletionRefusal | BulkOutcome> {
  const entries = await request.formData();
  const decided = decidedIn(entries);
  if (entries.has("isBulk")) {
    // Loaded already, with the dialog.
    const { deleteMany } = await import("#app/admin/record/deletion/delete-many.ts");
    return deleteMany({ file, one, decided, isLogged }, doomedIn(entries));
  }
  const { id, name } = fieldsOf(entries, ["id", "name"]);
  try {
    const { data } = await callApi<{ trash_id?: number }>(file, { method: "DELETE", query: { id, ...decided } });
    showToast(`${name} deleted`, undoOf(data?.trash_id === undefined ? [] : [data.trash_id]));
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : undefined;
    if (status !== 404) {
      if (isLogged) logRefusal(error);
      return { ...refusalOf(error, `Error deleting ${one}`), isKept: status === 409 };
    }
    // Somebody else has already deleted it.
    showToast(`${name} was gone already`);
  }
  noteGone(request.url, id);
  throw replace(closedAddress(request.url));
}

/** The values of `deletionFields`. */
function decidedIn(entries: FormData): Record<string, string> {
  const own = new Set(["id", "name", "isBulk"]);
  return Object.fromEntries([...entries].filter(([name]) => !own.has(name))) as Record<string, string>;
}

function doomedIn(entries: FormData) {
  const names = entries.getAll("name") as string[];
  return (entries.getAll("id") as string[]).map((id, index) => ({ id, name: names[index]! }));
}

/** Logs what `refusalOf` does not. */
export function logRefusal(error: unknown): void {
  if (error instanceof ApiFailure && error.hasOwnSentence) logFailure(error);
}

/** The server's sentence if it gave one, otherwise the specification's; without an answer, `unanswered` is appended. */
export function refusalOf(error: unknown, fallback: string, unanswered = ""): SaveRefusal {
  if (!(error instanceof ApiFailure)) throw error;
  const newer = error.status === 409 ? (error.data as Version | undefined) : undefined;
  if (error.hasOwnSentence) return { failure: error.message, errors: error.errors, newer };
  logFailure(error);
  const failure = error.status === null ? `${fallback}. Please try again. ${unanswered}`.trim() : fallback;
  return { failure, errors: error.errors };
}
