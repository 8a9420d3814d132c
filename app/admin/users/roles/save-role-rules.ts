import { callApi } from "#app/admin/api/api-client.ts";
import { textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";

const names = ["needs_second_factor", "sees_all_leads"];

/** Saves the checkboxes that were changed and leaves the rest to others; answers a refusal. */
export async function saveRoleRules(request: Request): Promise<SaveRefusal | null> {
  const entries = await request.formData();
  // The last value of a checkbox counts.
  const marked = (name: string) => (entries.getAll(name).includes("1") ? "1" : "0");
  const changed = names.filter((name) => entries.has(name) && marked(name) !== textOf(entries, `${name}_before`));
  const body = Object.fromEntries(changed.map((name) => [name, marked(name)]));
  try {
    const { message } = await callApi("role-rules", { method: "PUT", query: { role: textOf(entries, "role") }, body });
    showToast(message!);
    return null;
  } catch (error) {
    return refusalOf(error, "The rules were not saved");
  }
}
