import { bringCallWishes } from "./bring-call-wishes.ts";
import { pageToStand } from "#app/site/first-view/waits/page-to-stand.ts";
import { pause } from "#app/site/first-view/waits/pause.ts";

const SHOWN = "guidance-shown";

/**
 * Opens *Get Expert Guidance* by itself once a day on this device (D48), and instead of following links to /guidance.
 */
export function openGuidancePopup(): void {
  const popup = document.querySelector<HTMLDialogElement>("#guidance-popup");
  if (!popup) return;
  const asked = new Option();
  for (const link of document.querySelectorAll<HTMLElement>('a[href^="/guidance"]')) {
    link.dataset.dialog = popup.id;
    const { course } = link.dataset;
    if (course) link.addEventListener("click", () => askAbout(popup, asked, course));
  }
  bringCallWishes(popup);
  popup.addEventListener("close", remember);
  const { after = "2" } = popup.dataset;
  if (after !== "never" && !wasShown()) void openInTime(popup, Number(after) * 1000);
}

/** On a course's page the form asks about that course: adds it as a choice, for all its facts. */
function askAbout(popup: HTMLDialogElement, asked: HTMLOptionElement, course: string) {
  const field = popup.querySelector<HTMLSelectElement | HTMLInputElement>("[name=course]")!;
  popup.querySelector("h2 + p")!.textContent = `About ${course}. Four details, one call, no fee.`;
  if (field.value === course) return;
  asked.text = course;
  if (field instanceof HTMLSelectElement) field.add(asked, 1);
  field.value = course;
  // As if typed: a new subject is no repetition of an enquiry whose answer was lost.
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const answer = popup.querySelector(".form-answer")!;
  answer.className = "form-answer";
  answer.textContent = "";
}

async function openInTime(popup: HTMLDialogElement, delayMs: number) {
  let hasTyped = false;
  document.addEventListener("input", () => (hasTyped = true), { once: true });
  await pageToBeSeen();
  await pause(delayMs);
  if (hasTyped || isOccupied() || wasShown()) return;
  popup.showModal();
  // Focuses the dialog, not its first control: a key pressed just then must neither type nor close it.
  popup.focus();
  remember();
}

/** Waits until the page is seen: browsers prerender links that they expect to be followed. */
async function pageToBeSeen() {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering)
    await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
  await pageToStand();
}

/** Whether the visitor is in a field, has a menu or dialog open, or waits for one. */
const isOccupied = () =>
  document.activeElement!.matches("input, select, textarea") ||
  document.querySelector("dialog[open], .nav [open], [data-dialog][aria-busy=true]") !== null;

const today = () => new Date().toDateString();

// Browsers without storage throw. If it cannot be remembered, the pop-up stays closed: it would open on every page.
function wasShown() {
  try {
    return localStorage.getItem(SHOWN) === today();
  } catch {
    return true;
  }
}

function remember() {
  try {
    localStorage.setItem(SHOWN, today());
  } catch {
    // Without storage it never opens by itself, so nothing needs to be remembered.
  }
}
