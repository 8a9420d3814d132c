import { callApi } from "#app/admin/api/api-client.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";

/** Stores what the office decides about a role; answers why not. */
export async function saveRoleRules(request: Request): Promise<SaveRefusal | null> {
  const entries = await request.formData();
  // The last value of a tick box counts.
  const marked = (name: string) => (entries.getAll(name).includes("1") ? "1" : "0");
  const body = { needs_second_factor: marked("needs_second_factor"), sees_all_leads: marked("sees_all_leads") };
  try {
    const { message } = await callApi("role-rules", { method: "PUT", query: { role: textOf(entries, "role") }, body });
    showToast(message!);
    return null;
  } catch (error) {
    return refusalOf(error, "The rules were not saved");
  }
}
