import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { Confirmed } from "#app/domain/freshness/freshness-schema.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

/** Confirms that something is still true, or takes that back; the toast offers *Undo*. */
export async function confirmAging(request: Request): Promise<null> {
  const entries = await request.formData();
  const named = fieldsOf(entries, ["holder", "id", "kind", "claim"]);
  const { title, before, seen } = fieldsOf(entries, ["title", "before", "seen"]);
  const what = `${capitalized(named.kind)} of ${title}`;
  try {
    const body = { ...named, ...(before && { before: JSON.parse(before) as unknown }) };
    const confirmed = await callForData<Confirmed>("freshness", {
      method: "POST",
      query: seen === "" ? {} : { seen },
      body,
    });
    if (before) showToast(`${what}: as it was before`);
    else {
      const fields = { ...named, title, before: JSON.stringify(confirmed.before), seen: confirmed.updated_at };
      showToast(`${what}: checked today`, { action: "/admin/freshness", method: "post", fields });
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    showFailure(`${what}: nothing was noted. ${error.message}`);
  }
  return null;
}
