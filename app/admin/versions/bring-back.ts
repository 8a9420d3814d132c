import { ApiFailure, callApi, callForData } from "#app/admin/api/api-client.ts";
import { forgetGone } from "#app/admin/list/kept/gone-records.ts";
import { showFailure, showToast, takeUndo, type Undo } from "#app/admin/toast/toasts.ts";
import { SLICE, type SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

/** Restores a version or one `field` of it, or a record in the trash, and reports the outcome. */
export async function bringBack(file: "versions" | "trash", id: string, field?: string): Promise<void> {
  try {
    const { message } = await callApi(file, { method: "POST", query: { id, ...(field !== undefined && { field }) } });
    forgetGone();
    showToast(message!);
  } catch (error) {
    showFailure(failureOf(error, LOST), unlessAnswered(error));
  }
}

/** Restores several records from the trash, slice by slice, and reports why some were not. */
export async function bringBackMany(ids: string[]): Promise<void> {
  let restored = 0;
  let why = "";
  let undo: Undo | undefined;
  try {
    for (let from = 0; from < ids.length; from += SLICE) {
      const body = { ids: ids.slice(from, from + SLICE).map(Number) };
      const { changed, kept } = await callForData<SliceOutcome>("trash-bulk", { method: "PUT", body });
      restored += changed;
      why ||= kept[0]?.why ?? "";
    }
  } catch (error) {
    why = failureOf(error, CHECK);
    undo = unlessAnswered(error);
  }
  if (restored > 0) forgetGone();
  if (why === "") showToast(`${groupDigits(restored)} restored`);
  else showFailure(`${groupDigits(restored)} of ${groupDigits(ids.length)} restored. ${why}`, undo);
}

const CHECK = "Check the connection and try again.";
const LOST = `Nobody answered: it may be restored already. ${CHECK}`;

function failureOf(error: unknown, unanswered: string): string {
  if (!(error instanceof ApiFailure)) throw error;
  return error.status === null ? unanswered : error.message;
}

/** If the answer was lost, offers the undo again. */
const unlessAnswered = (error: unknown) => ((error as ApiFailure).status === null ? takeUndo() : undefined);

/** The undo of a deletion; undefined if nothing of it is in the trash. */
export const undoOf = (trashIds: number[]) =>
  trashIds.length === 0
    ? undefined
    : { action: "/admin/trash", method: "post" as const, fields: { id: trashIds.join(",") } };
