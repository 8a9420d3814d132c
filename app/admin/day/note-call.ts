import { redirect } from "react-router";
import { callApi } from "#app/admin/api-client.ts";
import { textOf } from "#app/admin/form/form-entries.ts";
import { type LeadOutcome, orRefusal, takingBack } from "#app/admin/leads/lead-acts.ts";
import { noteDraftKey } from "#app/admin/leads/note-draft.ts";
import { toldIn } from "#app/admin/leads/told-outcome.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { NotedLead } from "#app/domain/lead/lead-schema.ts";

/** Stores what came of a call, and leads on to the next person; a refusal leaves the sheet open as it is. */
export async function noteCall(request: Request): Promise<Response | LeadOutcome> {
  const entries = await request.formData();
  const [id, text, chosen] = [textOf(entries, "id"), textOf(entries, "text"), textOf(entries, "step")];
  const step = chosen === "pick" ? textOf(entries, "picked") : chosen;
  const stage = textOf(entries, "stage");
  const body = {
    outcome: textOf(entries, "outcome"),
    text,
    stage,
    ...toldIn(entries, stage),
    no_contact: entries.has("no_contact"),
    follow_up_on: step || null,
    from: { stage: textOf(entries, "from_stage"), follow_up_on: textOf(entries, "from_follow_up") || null },
  };
  const outcome = await orRefusal("The call was not noted.", async () => {
    const { data } = await callApi<NotedLead>("lead-calls", { method: "POST", query: { id }, body });
    sessionStorage.removeItem(noteDraftKey(id));
    showToast(`Call to ${data!.name} noted`, takingBack(data!, text));
  });
  return "failure" in outcome ? outcome : redirect("/admin/day");
}
