import { keepIfRoom } from "#app/admin/draft/keep-if-room.ts";
import { readTabOwner } from "#app/admin/session/tab-owner.ts";
import { personalKey } from "#app/lib/browser/personal-storage.ts";

/** What came of a call, as the API takes it. Its key lets the server know a second sending for what it is. */
export interface HeardCall {
  leadId: string;
  name: string;
  body: { text: string; idempotency_key: string } & Record<string, unknown>;
}

const CHANGED = "unsent-calls";

const prefix = () => personalKey(readTabOwner(), "unsent call ");

const keysOfUnsent = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix()));

/** The calls that this device has kept, of whoever is signed in: at most one of a lead. */
export const listUnsent = (): HeardCall[] =>
  keysOfUnsent().map((key) => JSON.parse(localStorage.getItem(key)!) as HeardCall);

export const countUnsent = (): number => keysOfUnsent().length;

export const isUnsent = (leadId: number): boolean => localStorage.getItem(`${prefix()}${leadId}`) !== null;

/** The device keeps it until somebody answers; one without room answers false. */
export function keepUnsent(call: HeardCall): boolean {
  const isKept = keepIfRoom("localStorage", `${prefix()}${call.leadId}`, JSON.stringify(call));
  dispatchEvent(new Event(CHANGED));
  return isKept;
}

export function dropUnsent({ leadId }: HeardCall): void {
  localStorage.removeItem(`${prefix()}${leadId}`);
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when one is kept or has gone, in this tab or in another. */
export function watchUnsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}
