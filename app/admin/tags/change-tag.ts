import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import { undoOf } from "#app/admin/versions/bring-back.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { MergedTag, Tag } from "#app/domain/tag/tag-schema.ts";

export type TagOutcome = { doneAt: number } | { failure: string; errors?: FieldErrors };

/** PUT renames a tag, POST merges it into another, DELETE removes it from all leads and moves it to the trash. */
export async function changeTag(request: Request): Promise<TagOutcome> {
  const { id, name, into_id } = fieldsOf(await request.formData(), ["id", "name", "into_id"]);
  try {
    if (request.method === "DELETE") await deleteTag(id, name);
    else if (request.method === "POST") await mergeTag(id, into_id);
    else await renameTag(id, name);
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

async function mergeTag(id: string, into_id: string): Promise<void> {
  const { name, trash_id } = await callForData<MergedTag>("tag-merges", {
    method: "POST",
    query: { id },
    body: { into_id },
  });
  showToast(`Merged into ${name}`, undoOf([trash_id]));
}

async function renameTag(id: string, newName: string): Promise<void> {
  const { name } = await callForData<Tag>("tags", { method: "PUT", query: { id }, body: { name: newName } });
  showToast(`The tag is called ${name}`);
}
