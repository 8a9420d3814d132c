import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { MergedTag, Tag } from "#app/domain/tag/tag-schema.ts";

export type TagOutcome = { doneAt: number } | { failure: string; errors?: FieldErrors };

/** PUT renames a tag, POST merges it into another, DELETE takes it from all leads and lays it into the trash. */
export async function changeTag(request: Request): Promise<TagOutcome> {
  const { id = "", ...entries } = Object.fromEntries(await request.formData()) as Record<string, string>;
  const method = request.method as "PUT" | "POST" | "DELETE";
  const file = method === "POST" ? "tag-merges" : "tags";
  try {
    if (method === "DELETE") await deleteTag(id, entries["name"]!);
    else {
      const { name, ...more } = await callForData<Tag | MergedTag>(file, { method, query: { id }, body: entries });
      if ("trash_id" in more) showToast(`Merged into ${name}`, undoOf([more.trash_id]));
      else showToast(`The tag is called ${name}`);
    }
    return { doneAt: Date.now() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.message, errors: error.errors };
  }
}

async function deleteTag(id: string, name: string): Promise<void> {
  const { trash_id } = await callForData<{ trash_id: number }>("tags", { method: "DELETE", query: { id } });
  showToast(`${name} deleted`, undoOf([trash_id]));
}
