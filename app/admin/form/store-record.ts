import { replace } from "react-router";
import { callApi, noteOf } from "#app/admin/api/api-client.ts";
import { createOnce, LOST_SAVE } from "#app/admin/api/send-once.ts";
import { asRecord, textOf } from "#app/admin/draft/form-entries.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { methodOf, takeWay } from "#app/admin/plan/draft-request.ts";
import { logRefusal, type RecordKind, refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { SaveRefusal } from "./use-field-checks.ts";

/** Saves a record's dialog, shows a toast and closes it. Answers a refusal. */
export async function storeRecord(
  request: Request,
  { file, one, nameField, drafts, isLogged }: RecordKind,
): Promise<SaveRefusal> {
  const id = new URL(request.url).searchParams.get("edit");
  const entries = asRecord(await request.formData());
  const way = drafts ? takeWay(entries) : null;
  const { seen, body } = withoutSeen(entries);
  let note = "";
  try {
    if (way && drafts && id) await callApi(drafts, { method: methodOf(way), query: { id, ...seen }, body });
    else
      note = noteOf(
        await (id ? callApi(file, { method: "PUT", query: { id, ...seen }, body }) : createOnce(file, body)),
      );
  } catch (error) {
    if (isLogged) logRefusal(error);
    return refusalOf(error, `Error saving ${one}`, LOST_SAVE);
  }
  const became = way === "beside" ? `: draft saved, visitors see the ${one} as it was` : id ? " saved" : " created";
  showToast(textOf(body, nameField) + became + note);
  throw replace(closedAddress(request.url));
}

/** Separates the version that the form had opened from its values. */
function withoutSeen(entries: FormData) {
  const version = textOf(entries, "seen");
  const body = asRecord(entries);
  body.delete("seen");
  const seen: Record<string, string> = version === "" ? {} : { seen: version };
  return { seen, body };
}
