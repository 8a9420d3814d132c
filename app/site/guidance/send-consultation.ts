interface Answer {
  success: boolean;
  message: string;
  errors?: Record<string, string>;
}

const unreachable: Answer = {
  success: false,
  message: "Your request could not be sent. Please check your connection and try again.",
};
const TOAST_MS = 8000;

/** Sends every consultation form in place; what was typed stays until the server has it. */
export function sendConsultations(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(".consultation")) return;
    event.preventDefault();
    if (form.ariaBusy !== "true") void send(form);
  });
  document.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const form = field.form;
    if (!form?.matches(".consultation")) return;
    markField(field, "");
    // Other words are another enquiry, not a repetition of the last one.
    delete form.dataset.key;
  });
}

async function send(form: HTMLFormElement) {
  form.ariaBusy = "true";
  const answer = await ask(form);
  form.ariaBusy = null;
  if (answer.success) thank(form, answer.message);
  else refuse(form, answer);
}

async function ask(form: HTMLFormElement): Promise<Answer> {
  form.dataset.key ??= crypto.getRandomValues(new Uint32Array(4)).join("-");
  const lead = {
    ...Object.fromEntries(new FormData(form)),
    ...campaign(),
    idempotency_key: form.dataset.key,
    form_elapsed_ms: Math.round(performance.now()),
  };
  try {
    const response = await fetch("/backend/api/leads.php", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    });
    return (await response.json()) as Answer;
  } catch {
    // No connection, or an answer from something between us and the server.
    return unreachable;
  }
}

const campaign = () =>
  Object.fromEntries([...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_")));

function thank(form: HTMLFormElement, message: string) {
  form.reset();
  delete form.dataset.key;
  say(form, "", "");
  const dialog = form.closest("dialog");
  if (!dialog) return say(form, message, "banner");
  dialog.close();
  const toast = document.querySelector<HTMLElement>(".toast")!;
  toast.textContent = message;
  setTimeout(() => (toast.textContent = ""), TOAST_MS);
}

function refuse(form: HTMLFormElement, { message, errors = {} }: Answer) {
  const refused = Object.entries(errors).flatMap(([name, sentence]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !markField(field, sentence)) return [];
    return [field];
  });
  say(form, refused.length > 0 ? "" : message, "banner banner-bad");
  refused[0]?.focus();
}

function markField(field: HTMLElement, sentence: string) {
  const error = field.closest(".field")?.querySelector(".error");
  if (!error) return false;
  error.textContent = sentence;
  field.ariaInvalid = sentence ? "true" : null;
  return true;
}

function say(form: HTMLFormElement, message: string, look: "" | "banner" | "banner banner-bad") {
  const answer = form.querySelector(".form-answer")!;
  answer.className = `form-answer ${look}`;
  answer.textContent = message;
  if (look)
    answer.insertAdjacentHTML(
      "afterbegin",
      `<span class="i i-${look === "banner" ? "check-circle" : "alert"}" aria-hidden="true"></span>`,
    );
}
