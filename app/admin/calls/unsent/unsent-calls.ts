import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { readTabOwner } from "#app/admin/session/tab-owner.ts";
import { personalKey } from "#app/lib/browser/personal-storage.ts";

/** The outcome of a call in the API's form. The key identifies a repeated request. */
export interface HeardCall {
  leadId: string;
  name: string;
  body: { text: string; idempotency_key: string } & Record<string, unknown>;
}

const CHANGED = "unsent-calls";

const prefix = () => personalKey(readTabOwner(), "unsent call ");

const keysOfUnsent = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix()));

/** The calls kept on this device for the signed-in user: at most one per lead. */
export const listUnsent = (): HeardCall[] =>
  keysOfUnsent().map((key) => JSON.parse(localStorage.getItem(key)!) as HeardCall);

export const countUnsent = (): number => keysOfUnsent().length;

export const isUnsent = (leadId: number): boolean => localStorage.getItem(`${prefix()}${leadId}`) !== null;

/** Keeps the call on the device until the server answers; false if there is no room. */
export function keepUnsent(call: HeardCall): boolean {
  const isKept = keepIfRoom("localStorage", `${prefix()}${call.leadId}`, JSON.stringify(call));
  dispatchEvent(new Event(CHANGED));
  return isKept;
}

export function dropUnsent({ leadId }: HeardCall): void {
  localStorage.removeItem(`${prefix()}${leadId}`);
  dispatchEvent(new Event(CHANGED));
}

/** Calls the listener when a call is added or removed, in this or another tab. */
export function watchUnsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}
