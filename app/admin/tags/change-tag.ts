import { ApiFailure, callApi } from "#app/admin/api-client.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";

export type TagOutcome = { doneAt: number } | { failure: string; errors?: FieldErrors };

/** PUT renames a tag, POST merges it into another, DELETE takes it from all leads. */
export async function changeTag(request: Request): Promise<TagOutcome> {
  const { id = "", ...entries } = Object.fromEntries(await request.formData()) as Record<string, string>;
  const method = request.method as "PUT" | "POST" | "DELETE";
  const file = method === "POST" ? "tag-merges" : "tags";
  try {
    const body = method === "DELETE" ? undefined : entries;
    const { data } = await callApi<Tag>(file, { method, query: { id }, ...(body && { body }) });
    const { name } = data!;
    showToast({ PUT: `The tag is called ${name}`, POST: `Merged into ${name}`, DELETE: `${name} deleted` }[method]);
    return { doneAt: Date.now() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { failure: error.message, errors: error.errors };
  }
}
