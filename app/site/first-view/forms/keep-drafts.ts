const SECRET = "password";

/**
 * What was typed into a form survives a reload, in this tab and on this device alone. Never a password, and nothing once
 * the form was sent.
 */
export function keepDrafts(form: HTMLFormElement): void {
  const key = `draft of ${new URL(form.action).pathname}`;
  restore(form, key);
  form.addEventListener("input", () => keep(key, draftOf(form)));
  form.addEventListener("reset", () => keep(key, null));
}

const draftOf = (form: HTMLFormElement) => JSON.stringify(fieldsOf(form).map(({ name, value }) => [name, value]));

/** What the page came with, after a refusal, is newer than any draft. */
function restore(form: HTMLFormElement, key: string) {
  try {
    const draft = new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string, string][]);
    for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? "";
  } catch {
    // Storage is refused, or holds something else: the form begins empty.
  }
}

function keep(key: string, draft: string | null) {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(".field input")].filter(({ type }) => type !== SECRET);
