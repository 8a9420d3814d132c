import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { forgetGone } from "#app/admin/list/gone-records.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { bringBack } from "#app/admin/versions/bring-back.ts";

/** How many records came back. */
export interface Restored {
  restored: number;
}

/** Takes records out of the trash, one after the other: what one needs may be the one before it. */
export async function restoreRecords(ids: string[]): Promise<Restored> {
  if (ids.length === 1) return { restored: (await bringBack("trash", ids[0]!)) ? 1 : 0 };
  let restored = 0;
  let why = "";
  for (const id of ids) {
    try {
      await callApi("trash", { method: "POST", query: { id } });
      restored += 1;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      why = error.status === null ? "Check the connection and try again." : error.message;
    }
  }
  forgetGone();
  if (restored === ids.length) showToast(`${restored} restored`);
  else showFailure(`${restored} of ${ids.length} restored. ${why}`);
  return { restored };
}
