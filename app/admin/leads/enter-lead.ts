import { replace } from "react-router";
import { type Answer, callApi } from "#app/admin/api-client.ts";
import { asRecord } from "#app/admin/form/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

/** Stores who called or came in and opens the lead: its drawer shows the other leads of the same person. */
export async function enterLead(request: Request): Promise<SaveRefusal> {
  const body = asRecord(await request.formData());
  let answer: Answer<Lead>;
  try {
    answer = await callApi<Lead>("leads", { method: "POST", body });
  } catch (error) {
    return refusalOf(error, "Error saving lead");
  }
  const { id, name, duplicates } = answer.data!;
  showToast(duplicates > 0 ? answer.message! : `${name} created`);
  throw replace(closedAddress(request.url, `${id}`));
}
