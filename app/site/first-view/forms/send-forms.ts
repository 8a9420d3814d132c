import { randomKey } from "#app/lib/random-key.ts";
import { sayInToast } from "#app/site/first-view/say-in-toast.ts";
import { pause } from "#app/site/first-view/waits/pause.ts";
import { answerIcons } from "#app/ui/icons/answer-icons.ts";

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
/** After stopping the page, the form can be sent again. */
const SECOND_TAP_MS = 5000;
/** Longer than an answer takes on the slowest connection. */
const PATIENCE_MS = 30_000;

/** Sends every enquiry form in place; input stays until the server has it. */
export function sendForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.dataset.endpoint) return void sendOnce(event, form);
    event.preventDefault();
    if (form.ariaBusy !== "true" && !refuseRepetition(form)) void send(form);
  });
  // The browser's bubble names one field and covers the next: it is suppressed in forms with their own messages.
  document.addEventListener(
    "invalid",
    (event) => {
      const field = event.target as HTMLInputElement;
      const { form } = field;
      if (!form?.dataset.endpoint || !markField(field, sentenceOf(field))) return;
      event.preventDefault();
      if (field === form.querySelector(".field :invalid")) field.focus();
    },
    true,
  );
  document.addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const form = field.form;
    if (!form?.dataset.endpoint) return;
    markField(field, "");
    // New input is a new enquiry, not a repetition; except a password, which must be typed again after a reload.
    if (field.type !== "password") delete form.dataset.key;
  });
}

/**
 * For a mismatched pattern the `title`, which states the format; the browser's bubble would show it beside its own
 * text.
 */
const sentenceOf = ({ validity, title, validationMessage }: HTMLInputElement) =>
  (validity.patternMismatch && title) || validationMessage;

/** For forms that lead to another page: a second tap on a slow connection would send them again. */
async function sendOnce(event: Event, form: HTMLFormElement) {
  if (form.method !== "post") return;
  if (form.ariaBusy === "true") return event.preventDefault();
  form.ariaBusy = "true";
  await pause(SECOND_TAP_MS);
  form.ariaBusy = null;
}

/** Compares a repeated field here, so that nobody waits for the server. */
function refuseRepetition(form: HTMLFormElement): boolean {
  const repeated = form.querySelector<HTMLInputElement>("[data-repeats]");
  const original = repeated && (form.elements.namedItem(repeated.dataset.repeats!) as HTMLInputElement);
  if (!original || original.value === repeated.value) return false;
  markField(repeated, repeated.dataset.mismatch!);
  repeated.focus();
  return true;
}

async function send(form: HTMLFormElement) {
  setBusy(form, true);
  say(form, "", "");
  const [answer] = await Promise.all([ask(form), pause(Number(form.dataset.leastBusyMs ?? 0))]);
  setBusy(form, false);
  if (answer.success) await thank(form, answer.message);
  else refuse(form, answer);
}

function setBusy(form: HTMLFormElement, isBusy: boolean) {
  form.ariaBusy = String(isBusy);
  form.querySelector("[type=submit]")!.ariaDisabled = isBusy ? "true" : null;
  // Changes made while sending would be lost. A disabled field would lose the focus and not be sent.
  for (const field of form.elements as Iterable<Element> as HTMLInputElement[])
    field[field.tagName === "SELECT" ? "inert" : "readOnly"] = isBusy;
}

async function ask(form: HTMLFormElement): Promise<Answer> {
  form.dataset.key ??= randomKey();
  const enquiry = {
    form_elapsed_ms: Math.round(performance.now()),
    // Includes the time before a reload, added by `keep-drafts.ts`.
    ...Object.fromEntries(new FormData(form)),
    ...campaign(),
    idempotency_key: form.dataset.key,
  };
  try {
    const response = await fetch(form.dataset.endpoint!, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiry),
      // Safari before 16 lacks it, and has no time limit.
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    return (await response.json()) as Answer;
  } catch {
    // No connection, no answer in time, or an answer from something in between.
    return unreachable;
  }
}

const campaign = () =>
  Object.fromEntries([...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_")));

/**
 * After success: a form in a dialog closes it and shows a toast; a form may name a block that replaces it; otherwise a
 * banner appears above the button.
 */
async function thank(form: HTMLFormElement, message: string) {
  form.reset();
  delete form.dataset.key;
  const dialog = form.closest("dialog");
  if (dialog) return toast(dialog, message);
  const block = document.getElementById(form.dataset.thanks ?? "");
  if (block) {
    block.querySelector("[data-message]")!.textContent = message;
    form.hidden = true;
    block.hidden = false;
    return block.focus();
  }
  say(form, message, "banner");
  if (!form.dataset.thanksMs) return;
  const words = form.querySelector(".form-answer")!.lastChild;
  const time = new Date().toLocaleTimeString("en-IN", { timeStyle: "short" });
  await pause(Number(form.dataset.thanksMs));
  // Not if the form had another answer meanwhile. A subdued line stays for those who looked away.
  if (words?.isConnected) say(form, `Sent at ${time}.`, "");
}

async function toast(dialog: HTMLDialogElement, message: string) {
  dialog.close();
  sayInToast(message);
  await pause(TOAST_MS);
  sayInToast("");
}

function refuse(form: HTMLFormElement, { message, errors = {} }: Answer) {
  const dialog = form.closest("dialog");
  // A dialog closed meanwhile would hide the message. The focus is on the dialog: a key pressed just then must neither
  // type nor close it.
  if (dialog?.open === false) {
    dialog.showModal();
    dialog.focus();
  }
  const refused = Object.entries(errors).flatMap(([name, sentence]) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLElement && markField(field, sentence) ? [field] : [];
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
  answer.className = `form-answer ${message && look}`;
  answer.textContent = message;
  if (!message || !look) return;
  const path = answerIcons[look === "banner" ? "check-circle" : "alert"];
  answer.insertAdjacentHTML(
    "afterbegin",
    `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`,
  );
}
