import { replace } from "react-router";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { actOnLead, type LeadOutcome, orRefusal } from "#app/admin/leads/story/lead-acts.ts";
import { toldIn } from "#app/admin/leads/changes/told-outcome.ts";
import { isLineDown, sendCall } from "#app/admin/calls/unsent/send-calls.ts";
import { type HeardCall, keepUnsent } from "#app/admin/calls/unsent/unsent-calls.ts";

/** What a screen does with a lead, where also the sheet after a call is saved. */
export async function actOrNoteCall(request: Request, id?: string): Promise<Response | LeadOutcome> {
  const entries = await request.clone().formData();
  return entries.has("outcome") ? noteCall(entries) : actOnLead(request, id ?? textOf(entries, "id"));
}

/**
 * Stores what came of a call, and leads on to where the sheet says. Where nobody answers the device keeps it, and sends
 * it when the line is back; a refusal leaves the sheet open as it is.
 */
async function noteCall(entries: FormData): Promise<Response | LeadOutcome> {
  const call = callIn(entries);
  let isKept = false;
  const outcome = await orRefusal("The call was not noted.", async () => {
    try {
      await sendCall(call);
    } catch (error) {
      isKept = isLineDown(error);
      if (!isKept) throw error;
      keepUnsent(call);
    }
  });
  if ("failure" in outcome) return outcome;
  // As after a refusal nothing is read again: nobody would answer.
  return isKept ? { failure: "", errors: {} } : replace(textOf(entries, "back"));
}

function callIn(entries: FormData): HeardCall {
  const [stage, chosen] = [textOf(entries, "stage"), textOf(entries, "step")];
  const step = chosen === "pick" ? textOf(entries, "picked") : chosen;
  const body = {
    outcome: textOf(entries, "outcome"),
    text: textOf(entries, "text"),
    stage,
    ...toldIn(entries, stage),
    no_contact: entries.has("no_contact"),
    ...(entries.has("application") && { application_id: Number(textOf(entries, "application")) }),
    // What the sheet did not tell follows from the outcome; after a last call it says that there is none.
    ...((entries.has("step") || entries.has("last")) && { follow_up_on: step || null }),
    from: { stage: textOf(entries, "from_stage"), follow_up_on: textOf(entries, "from_follow_up") || null },
    idempotency_key: textOf(entries, "key"),
  };
  return { leadId: textOf(entries, "id"), name: textOf(entries, "name"), body };
}
