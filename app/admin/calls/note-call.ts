import { redirect } from "react-router";
import { textOf } from "#app/admin/form/form-entries.ts";
import { actOnLead, type LeadOutcome, orRefusal } from "#app/admin/leads/lead-acts.ts";
import { toldIn } from "#app/admin/leads/told-outcome.ts";
import { isLineDown, sendCall } from "./send-calls.ts";
import { type HeardCall, keepUnsent } from "./unsent-calls.ts";

/** What My day does with a lead: a call is begun or taken back, or it is noted what came of one. */
export async function actOnDay(request: Request): Promise<Response | LeadOutcome> {
  const entries = await request.clone().formData();
  return entries.has("act") ? actOnLead(request, textOf(entries, "id")) : noteCall(entries);
}

/**
 * Stores what came of a call, and leads on to the next person. Where nobody answers the device keeps it, and sends it when
 * the line is back; a refusal leaves the sheet open as it is.
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
  return isKept ? { failure: "", errors: {} } : redirect("/admin/day");
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
    follow_up_on: step || null,
    from: { stage: textOf(entries, "from_stage"), follow_up_on: textOf(entries, "from_follow_up") || null },
    idempotency_key: textOf(entries, "key"),
  };
  return { leadId: textOf(entries, "id"), name: textOf(entries, "name"), body };
}
