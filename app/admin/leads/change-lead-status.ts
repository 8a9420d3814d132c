import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStatusWords } from "./lead-words.content.ts";

/** Stores a lead's status and offers to take it back. */
export async function changeLeadStatus(request: Request): Promise<null> {
  const { id, name, from, status } = Object.fromEntries(await request.formData()) as Record<string, string>;
  try {
    await callApi("leads", { method: "PUT", query: { id: id! }, body: { status } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(`The status of ${name} was not saved. ${error.message}`);
    return null;
  }
  showToast(`${name}: ${leadStatusWords[status as Lead["status"]]}`, {
    action: "/admin/leads",
    method: "put",
    fields: { id: id!, name: name!, from: status!, status: from! },
  });
  return null;
}
