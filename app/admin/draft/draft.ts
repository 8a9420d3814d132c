import { fingerprint } from "./form-entries.ts";
import { keepIfRoom } from "./keep-if-room.ts";

// What was typed outlives the end of a session: kept for this tab until the same form is open again.

/** Field names with their words, of a file its name; among them `seen`, the version that the form had opened. */
export type Draft = Record<string, string>;

interface OpenForm {
  key: string;
  atOpening: string;
}

const RESTORED = "draft-restored";
const openForms = new Map<HTMLFormElement, OpenForm>();

/** Answers how to stop watching. */
export function watchForm(form: HTMLFormElement, key: string): () => void {
  openForms.set(form, { key, atOpening: fingerprint(form) });
  return () => openForms.delete(form);
}

/** Whichever call met the end of the session, and of whichever form: what is typed on the screen is kept. */
export function keepOpenForms(): void {
  for (const [form, { key, atOpening }] of openForms) {
    if (fingerprint(form) === atOpening) continue;
    // A password is typed again rather than kept.
    const entries = [...new FormData(form)].filter(([name]) => name !== "password");
    const words = entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
    keepIfRoom("sessionStorage", key, JSON.stringify(Object.fromEntries(words)));
  }
}

export function readDraft(key: string): Draft | null {
  const kept = sessionStorage.getItem(key);
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

export const dropDraft = (key: string) => sessionStorage.removeItem(key);

/** `part` tells the forms of one address apart. */
export function draftKey(part: string): string {
  const { pathname, searchParams } = new URL(location.href);
  return `draft ${pathname} ${searchParams.get("edit") ?? searchParams.get("open") ?? "new"} ${part}`;
}

/** Puts the words back into their fields; files cannot be kept. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    // A cell of a table of rows, which travels as a whole and puts itself back.
    if ((control as HTMLElement).dataset["column"] !== undefined) continue;
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      control.value = draft[control.name] ?? control.value;
    } else if (control instanceof HTMLInputElement) fillInput(control, draft[control.name]);
  }
  form.dispatchEvent(new CustomEvent<Draft>(RESTORED, { detail: draft }));
}

/** For fields that must first grow as many controls as the draft has words for. */
export function watchRestoring(form: HTMLFormElement, restore: (draft: Draft) => void): () => void {
  const listen = (event: Event) => restore((event as CustomEvent<Draft>).detail);
  form.addEventListener(RESTORED, listen);
  return () => form.removeEventListener(RESTORED, listen);
}

function fillInput(input: HTMLInputElement, words: string | undefined) {
  if (words === undefined || input.type === "file" || input.type === "hidden") return;
  // The boxes of one question travel as lines, a single box as one.
  if (input.type === "checkbox" || input.type === "radio") input.checked = words.split(/\r?\n/).includes(input.value);
  else input.value = words;
}
