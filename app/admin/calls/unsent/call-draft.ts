import type { Draft } from "#app/admin/draft/draft.ts";
import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { readTabOwner } from "#app/admin/session/tab-owner.ts";
import { personalKey } from "#app/lib/browser/personal-storage.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

// What is entered about a call is kept on the device until it is saved: a phone may unload the page behind its dialler.

const keyOf = (leadId: number | string) => personalKey(readTabOwner(), `call sheet of lead ${leadId}`);

/** Yesterday's input does not describe today's call. */
const LONGEST_KEPT_MS = DAY_MS;

export function keepCallDraft(leadId: number, form: HTMLFormElement): void {
  const draft = { ...Object.fromEntries(new FormData(form)), kept_at: `${Date.now()}` };
  keepIfRoom("localStorage", keyOf(leadId), JSON.stringify(draft));
}

export function readCallDraft(leadId: number): Draft | null {
  const kept = localStorage.getItem(keyOf(leadId));
  const draft = kept === null ? null : (JSON.parse(kept) as Draft);
  return draft && Date.now() - Number(draft["kept_at"]) < LONGEST_KEPT_MS ? draft : null;
}

export const dropCallDraft = (leadId: number | string) => localStorage.removeItem(keyOf(leadId));
