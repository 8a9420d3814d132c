// What was typed outlives the end of a session: kept for this tab until the same form is open again.

type Draft = Record<string, string>;

export function keepDraft(url: string, entries: FormData): void {
  const words = [...entries].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  sessionStorage.setItem(keyOf(url), JSON.stringify(Object.fromEntries(words)));
}

export function readDraft(url: string): Draft | null {
  const kept = sessionStorage.getItem(keyOf(url));
  return kept === null ? null : (JSON.parse(kept) as Draft);
}

export const dropDraft = (url: string) => sessionStorage.removeItem(keyOf(url));

/** Puts the words back into their fields; files cannot be kept. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      control.value = draft[control.name] ?? control.value;
    } else if (control instanceof HTMLInputElement) fillInput(control, draft[control.name]);
  }
}

function fillInput(input: HTMLInputElement, words: string | undefined) {
  if (words === undefined || input.type === "file" || input.type === "hidden") return;
  if (input.type === "checkbox" || input.type === "radio") input.checked = input.value === words;
  else input.value = words;
}

function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  return `draft ${pathname} ${searchParams.get("edit") ?? "new"}`;
}
