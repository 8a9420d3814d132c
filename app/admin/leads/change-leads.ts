import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";

/** Leads that get, or had, the same value. */
interface Group {
  value: string;
  ids: number[];
}

/** As many as the API takes in one transaction. */
const MOST_AT_ONCE = 500;

/** Changes the selected leads and offers to give each its own value back; those, too, that a failure came after. */
export async function changeLeads(request: Request): Promise<null> {
  const { field, to, from, sentence } = Object.fromEntries(await request.formData()) as Record<string, string>;
  const groups = JSON.parse(to!) as Group[];
  const changed: Group[] = [];
  const undoOf = () => {
    const ids = new Set(changed.flatMap((group) => group.ids));
    const former = (JSON.parse(from!) as Group[]).map((group) => ({
      ...group,
      ids: group.ids.filter((id) => ids.has(id)),
    }));
    const fields = { field: field!, to: JSON.stringify(former), from: JSON.stringify(changed) };
    return {
      action: "/admin/leads",
      method: "put" as const,
      fields: { ...fields, sentence: "The leads are as they were" },
    };
  };
  try {
    for (const { value, ids } of groups) {
      for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
        const part = ids.slice(start, start + MOST_AT_ONCE);
        await callApi("leads-bulk", { method: "PUT", body: { ids: part, [field!]: value || null } });
        changed.push({ value, ids: part });
      }
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (changed.length === 0) showFailure(`The leads were not changed. ${error.message}`);
    else showFailure(`${countIn(changed)} of ${countIn(groups)} leads were changed. ${error.message}`, undoOf());
    return null;
  }
  showToast(sentence!, undoOf());
  return null;
}

const countIn = (groups: Group[]) => groups.reduce((sum, { ids }) => sum + ids.length, 0);
