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
/** Whoever has stopped the page can send it anew. */
const SECOND_TAP_MS = 5000;
/** On the slowest line an answer is there sooner. */
const PATIENCE_MS = 30_000;

/** Sends every enquiry form in place; what was typed stays until the server has it. */
export function sendForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.dataset.endpoint) return void sendOnce(event, form);
    event.preventDefault();
    if (form.ariaBusy !== "true" && !refuseRepetition(form)) void send(form);
  });
  // The browser's bubble names one field, and covers the next; it comes to no form that says its own.
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
    // Other words are another enquiry, not a repetition of the last one; a password has to be typed again after a
    // reload.
    if (field.type !== "password") delete form.dataset.key;
  });
}

/** The bubble says beside the browser's words how the field is to be written. */
const sentenceOf = ({ validity, title, validationMessage }: HTMLInputElement) =>
  (validity.patternMismatch && title) || validationMessage;

/** A form that leads to another page: a second tap on a slow line would send it again. */
async function sendOnce(event: Event, form: HTMLFormElement) {
  if (form.method !== "post") return;
  if (form.ariaBusy === "true") return event.preventDefault();
  form.ariaBusy = "true";
  await pause(SECOND_TAP_MS);
  form.ariaBusy = null;
}

/** A field that repeats another is compared here, so that nobody waits for the server to say it. */
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
  // What is changed on the way would be wiped and thanked for. Disabled, a field would lose the focus and not be sent.
  for (const field of form.elements as Iterable<Element> as HTMLInputElement[])
    field[field.tagName === "SELECT" ? "inert" : "readOnly"] = isBusy;
}

async function ask(form: HTMLFormElement): Promise<Answer> {
  form.dataset.key ??= randomKey();
  const enquiry = {
    form_elapsed_ms: Math.round(performance.now()),
    // With the time before a reload, which `keep-drafts.ts` knows.
    ...Object.fromEntries(new FormData(form)),
    ...campaign(),
    idempotency_key: form.dataset.key,
  };
  try {
    const response = await fetch(form.dataset.endpoint!, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(enquiry),
      // Safari before 16 has none, waits as long as it pleases, and sends.
      signal: AbortSignal.timeout?.(PATIENCE_MS),
    });
    return (await response.json()) as Answer;
  } catch {
    // No connection, no answer in time, or one from something between us and the server.
    return unreachable;
  }
}

const campaign = () =>
  Object.fromEntries([...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_")));

/**
 * In its dialog a form closes it and a toast thanks; a form may name a block that takes its place; else a banner stands
 * above the button.
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
  // Gone already when the form has had another answer since. A quiet line stays, for whoever looked away.
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
  // Closed meanwhile, it would tell nobody. The focus on itself: a key pressed just then must neither type nor close
  // it.
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
