const SECRET = "password";

/**
 * What was typed into a form survives a reload, in this tab and on this device alone, and with it the key of a try that
 * had no answer: sent once more, it is no second enquiry. Never a password, and nothing once the form was sent.
 */
export function keepDrafts(form: HTMLFormElement): void {
  const name = `draft of ${new URL(form.action).pathname}`;
  restore(form, name);
  // At the window, after `send-forms.ts`, which gives a try its key and takes it from other words.
  for (const change of ["input", "submit"])
    addEventListener(change, ({ target }) => {
      if (target === form || (target as HTMLInputElement).form === form) keep(name, draftOf(form));
    });
  form.addEventListener("reset", () => keep(name, null));
}

/** With what the form asks about, another one is another enquiry: the key stands under its whole address. */
const draftOf = (form: HTMLFormElement) =>
  JSON.stringify([
    ...fieldsOf(form).map(({ name, value }) => [name, value]),
    [form.action, form.dataset.key],
    [ELAPSED, String(Math.round(performance.now()))],
  ]);

const ELAPSED = "form_elapsed_ms";

/** What the page came with, after a refusal, is newer than any draft. */
function restore(form: HTMLFormElement, name: string) {
  try {
    const draft = new Map(JSON.parse(sessionStorage.getItem(name) ?? "[]") as [string, string | null][]);
    const fields = fieldsOf(form);
    for (const field of fields) field.value ||= draft.get(field.name) ?? "";
    const elapsed = draft.get(ELAPSED);
    if (elapsed) form.append(hiddenField(ELAPSED, elapsed));
    const key = draft.get(form.action);
    if (key && fields.every((field) => field.value === (draft.get(field.name) ?? ""))) form.dataset.key ??= key;
  } catch {
    // Storage is refused, or holds something else: the form begins empty.
  }
}

/** Whoever sends a draft has taken the time to type it, however soon after the reload: no robot. */
const hiddenField = (name: string, value: string) =>
  Object.assign(document.createElement("input"), { type: "hidden", name, value });

function keep(name: string, draft: string | null) {
  try {
    if (draft === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, draft);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(".field :is(input, select, textarea)")].filter(
    ({ type }) => type !== SECRET,
  );
