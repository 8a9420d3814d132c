import { replace } from "react-router";
import { fieldsOf, textOf } from "#app/admin/draft/form-entries.ts";
import { actOnLead, type LeadOutcome, orRefusal } from "#app/admin/leads/story/lead-acts.ts";
import { toldIn } from "#app/admin/leads/changes/told-outcome.ts";
import { isLineDown, sendCall } from "#app/admin/calls/unsent/send-calls.ts";
import { type HeardCall, keepUnsent } from "#app/admin/calls/unsent/unsent-calls.ts";

/** A screen's action on a lead, including saving the sheet after a call. */
export async function actOrNoteCall(request: Request, id?: string): Promise<Response | LeadOutcome> {
  const entries = await request.clone().formData();
  return entries.has("outcome") ? noteCall(entries) : actOnLead(request, id ?? textOf(entries, "id"));
}

/**
 * Saves the outcome of a call and redirects to `back`. Without an answer it is kept on the device and sent later; after
 * a refusal the sheet stays open.
 */
async function noteCall(entries: FormData): Promise<Response | LeadOutcome> {
  const call = callIn(entries);
  let isKept = false;
  const outcome = await orRefusal("The call was not noted.", async () => {
    try {
      await sendCall(call);
    } catch (error) {
      isKept = isLineDown(error) && keepUnsent(call);
      if (!isKept) throw error;
    }
  });
  if ("failure" in outcome) return outcome;
  // As after a refusal, nothing is reloaded: there would be no answer.
  return isKept ? { failure: "", errors: {} } : replace(textOf(entries, "back"));
}

function callIn(entries: FormData): HeardCall {
  const { id: leadId, name, key, ...heard } = fieldsOf(entries, ["id", "name", "key", "outcome", "text", "stage"]);
  const { step: chosen, picked, from_stage, from_follow_up } = fieldsOf(entries, callSteps);
  const step = chosen === "pick" ? picked : chosen;
  const body = {
    ...heard,
    ...toldIn(entries, heard.stage),
    no_contact: entries.has("no_contact"),
    ...(entries.has("application") && { application_id: Number(textOf(entries, "application")) }),
    // Without a chosen step, the server derives it from the outcome; after a last call there is explicitly none.
    ...((entries.has("step") || entries.has("last")) && { follow_up_on: step || null }),
    from: { stage: from_stage, follow_up_on: from_follow_up || null },
    idempotency_key: key,
  };
  return { leadId, name, body };
}

const callSteps = ["step", "picked", "from_stage", "from_follow_up"] as const;
