import { ApiFailure, callForData } from "#app/admin/api/api-client.ts";
import { takingBack } from "#app/admin/leads/story/lead-acts.ts";
import { noteDraftKey } from "#app/admin/leads/story/note-draft.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { NotedLead } from "#app/domain/lead/lead-schema.ts";
import { dropCallDraft } from "./call-draft.ts";
import { dropUnsent, type HeardCall, listUnsent } from "./unsent-calls.ts";

const LOCK = "disha unsent calls";
/** Statuses of a proxy without a server behind it. */
const unanswered = new Set([null, 502, 503, 504]);

/** Whether there was no answer: the request may or may not have been stored. */
export const isLineDown = (error: unknown): boolean => error instanceof ApiFailure && unanswered.has(error.status);

/** Saves the outcome of a call and deletes its draft. */
export async function sendCall({ leadId, body }: HeardCall): Promise<void> {
  const call = { method: "POST", query: { id: leadId }, body, isQuiet: true } as const;
  const noted = await callForData<NotedLead>("lead-calls", call);
  sessionStorage.removeItem(noteDraftKey(leadId));
  dropCallDraft(leadId);
  showToast(`Call to ${noted.name} noted`, takingBack(noted, body.text));
}

/**
 * Sends the calls kept on the device, one tab at a time; answers whether the server answered. A refused call returns to
 * its sheet, with the reason.
 */
export async function sendUnsentCalls(): Promise<boolean> {
  // Absent without HTTPS.
  return navigator.locks ? navigator.locks.request(LOCK, sendEach) : sendEach();
}

async function sendEach(): Promise<boolean> {
  let isAnswered = false;
  for (const call of listUnsent()) {
    try {
      await sendCall(call);
    } catch (error) {
      // After the session's end they wait for their author.
      if (!(error instanceof ApiFailure) || isLineDown(error)) return isAnswered;
      showFailure(`The call to ${call.name} was not noted. ${error.message} What you typed stands in its sheet.`);
    }
    dropUnsent(call);
    isAnswered = true;
  }
  return isAnswered;
}
