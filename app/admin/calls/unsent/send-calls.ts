import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { takingBack } from "#app/admin/leads/story/lead-acts.ts";
import { noteDraftKey } from "#app/admin/leads/story/note-draft.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { NotedLead } from "#app/domain/lead/lead-schema.ts";
import { dropCallDraft } from "./call-draft.ts";
import { dropUnsent, type HeardCall, listUnsent } from "./unsent-calls.ts";

const LOCK = "disha unsent calls";
/** A proxy answers so while nobody stands behind it. */
const unanswered = new Set([null, 502, 503, 504]);

/** Whether nobody has answered: what was sent may have been stored, or not. */
export const isLineDown = (error: unknown): boolean => error instanceof ApiFailure && unanswered.has(error.status);

/** Stores what came of a call. What was typed of it is kept no longer. */
export async function sendCall({ leadId, body }: HeardCall): Promise<void> {
  const call = { method: "POST", query: { id: leadId }, body, isQuiet: true } as const;
  const noted = await callForData<NotedLead>("lead-calls", call);
  sessionStorage.removeItem(noteDraftKey(leadId));
  dropCallDraft(leadId);
  showToast(`Call to ${noted.name} noted`, takingBack(noted, body.text));
}

/**
 * Sends what the device has kept, one tab at a time; answers whether anybody has answered. What is refused by now goes
 * back into its sheet, with the reason.
 */
export async function sendUnsentCalls(): Promise<boolean> {
  // Absent where the page did not come over a safe line.
  return navigator.locks ? navigator.locks.request(LOCK, sendEach) : sendEach();
}

async function sendEach(): Promise<boolean> {
  let isAnswered = false;
  for (const call of listUnsent()) {
    try {
      await sendCall(call);
    } catch (error) {
      // After the end of the session they wait for whoever made them.
      if (!(error instanceof ApiFailure) || isLineDown(error)) return isAnswered;
      showFailure(`The call to ${call.name} was not noted. ${error.message} What you typed stands in its sheet.`);
    }
    dropUnsent(call);
    isAnswered = true;
  }
  return isAnswered;
}
