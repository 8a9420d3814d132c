import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { forgetGone } from "#app/admin/list/gone-records.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";

/** Restores a version, or what lies in the trash, and says what came of it. Answers whether it is back. */
export async function bringBack(file: "versions" | "trash", id: string): Promise<boolean> {
  try {
    const { message } = await callApi(file, { method: "POST", query: { id } });
    forgetGone();
    showToast(message!);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(error.status === null ? "Nothing was restored. Check the connection and try again." : error.message);
    return false;
  }
}
