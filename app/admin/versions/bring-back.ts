import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { forgetGone } from "#app/admin/list/gone-records.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";

/**
 * Restores a version, or what lies in the trash, and says what came of it: one after the other, since what one needs may be
 * the one before it.
 */
export async function bringBack(file: "versions" | "trash", ids: string[]): Promise<void> {
  const isOne = ids.length === 1;
  let restored = 0;
  let said = "";
  let why = "";
  for (const id of ids) {
    try {
      said = (await callApi(file, { method: "POST", query: { id } })).message!;
      restored += 1;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      why =
        error.status === null
          ? `${isOne ? "Nothing was restored. " : ""}Check the connection and try again.`
          : error.message;
    }
  }
  if (restored > 0) forgetGone();
  if (restored === ids.length) showToast(isOne ? said : `${restored} restored`);
  else showFailure(isOne ? why : `${restored} of ${ids.length} restored. ${why}`);
}
