const SECRET = "password";

/**
 * Keeps a form's input over a reload, in this tab and only on this device, with the key of an unanswered attempt: sent
 * again, it is no second enquiry. Never a password, and nothing once the form was sent.
 */
export function keepDrafts(form: HTMLFormElement): void {
  const name = `draft of ${new URL(form.action).pathname}`;
  restore(form, name);
  // On the window, so that it runs after `send-forms.ts`, which sets and clears the key.
  for (const change of ["input", "submit"])
    addEventListener(change, ({ target }) => {
      if (target === form || (target as HTMLInputElement).form === form) keep(name, draftOf(form));
    });
  form.addEventListener("reset", () => keep(name, null));
}

/** Stored with the form's full address: about another subject it is another enquiry. */
const draftOf = (form: HTMLFormElement) =>
  JSON.stringify([
    ...fieldsOf(form).map(({ name, value }) => [name, value]),
    [form.action, form.dataset.key],
    [ELAPSED, String(Math.round(performance.now()))],
  ]);

const ELAPSED = "form_elapsed_ms";

/** Values of the page, after a refusal, are newer than a draft. */
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
    // Without storage, or with invalid content, the form starts empty.
  }
}

/** Somebody who sends a draft has taken time to type it, however short the time since the reload. */
const hiddenField = (name: string, value: string) =>
  Object.assign(document.createElement("input"), { type: "hidden", name, value });

function keep(name: string, draft: string | null) {
  try {
    if (draft === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, draft);
  } catch {
    // Without storage nothing is kept.
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(".field :is(input, select, textarea)")].filter(
    ({ type }) => type !== SECRET,
  );
