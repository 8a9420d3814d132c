import { fingerprint } from "./form-entries.ts";
import { keepIfRoom } from "./keep-if-room.ts";

// Input survives the end of a session: it is kept for this tab until the same form is open again.

/** Values by field name (a file by its name), including `seen`, the version that the form had opened. */
export type Draft = Record<string, string>;

interface OpenForm {
  key: string;
  atOpening: string;
}

const RESTORED = "draft-restored";
const openForms = new Map<HTMLFormElement, OpenForm>();

/** Answers a function that stops watching. */
export function watchForm(form: HTMLFormElement, key: string): () => void {
  openForms.set(form, { key, atOpening: fingerprint(form) });
  return () => openForms.delete(form);
}

/** Keeps the input of all open forms, whichever call found the session ended. */
export function keepOpenForms(): void {
  for (const [form, { key, atOpening }] of openForms) {
    if (fingerprint(form) === atOpening) continue;
    // Passwords are not kept.
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

/** `part` distinguishes forms at one address. */
export function draftKey(part: string): string {
  const { pathname, searchParams } = new URL(location.href);
  return `draft ${pathname} ${searchParams.get("edit") ?? searchParams.get("open") ?? "new"} ${part}`;
}

/** Fills the fields from the draft; files cannot be restored. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    // Cells of a rows table are restored together, by the table.
    if ((control as HTMLElement).dataset["column"] !== undefined) continue;
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      control.value = draft[control.name] ?? control.value;
    } else if (control instanceof HTMLInputElement) fillInput(control, draft[control.name]);
  }
  form.dispatchEvent(new CustomEvent<Draft>(RESTORED, { detail: draft }));
}

/** For fields that must first add controls for the draft's values. */
export function watchRestoring(form: HTMLFormElement, restore: (draft: Draft) => void): () => void {
  const listen = (event: Event) => restore((event as CustomEvent<Draft>).detail);
  form.addEventListener(RESTORED, listen);
  return () => form.removeEventListener(RESTORED, listen);
}

function fillInput(input: HTMLInputElement, words: string | undefined) {
  if (words === undefined || input.type === "file" || input.type === "hidden") return;
  // Checkboxes of one question are joined by lines; a single one is one line.
  if (input.type === "checkbox" || input.type === "radio") input.checked = words.split(/\r?\n/).includes(input.value);
  else input.value = words;
}
