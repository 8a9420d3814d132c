import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { make } from "#app/site/holding/make-element.ts";
import { SHORTEST_SUGGESTED, suggestionsAddress } from "./suggestions-address.ts";
import stylesAddress from "./suggestions.css?url";

/** Answered fragments by query: after deleting a letter, the earlier one shows at once. */
const answers = new Map<string, string>();

/**
 * Makes the field a combobox (ARIA pattern with a listbox popup): shows the search's first results below it. Arrows
 * choose, Enter follows, Escape closes; without a choice the form works as before. The input is not changed.
 */
export function suggestSearches(field: HTMLInputElement): void {
  if (field.role === "combobox") return;
  const box = make("div", { class: "suggest", hidden: true });
  const status = make("p", { class: "visually-hidden", role: "status" });
  field.form!.append(box, status);
  Object.assign(field, { role: "combobox", autocomplete: "off", ariaAutoComplete: "list", ariaExpanded: "false" });
  const list = { field, box, status, isDismissed: false };
  field.addEventListener("input", () => {
    list.isDismissed = false;
    void follow(list);
  });
  field.addEventListener("keydown", (event) => answerKey(list, event));
  field.addEventListener("focusout", () => close(list));
  // A press on an option must not take the focus and close the list before the click.
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("click", () => close(list));
  addEventListener("pagehide", () => close(list));
  void bringSheet(stylesAddress);
  // Something may have been typed before this ran.
  if (field.value !== field.defaultValue) void follow(list);
}

interface List {
  field: HTMLInputElement;
  box: HTMLElement;
  status: HTMLElement;
  /** Escape was pressed and nothing typed since: pending answers are not shown. */
  isDismissed: boolean;
}

/** How long typing waits for an answer on a poor network. */
const PATIENCE_MS = 4000;

let isAsking = false;

/** One request at a time: after its answer, the latest input is requested. */
async function follow(list: List) {
  if (isAsking) return;
  isAsking = true;
  for (let asked; asked !== typedIn(list);) {
    asked = typedIn(list);
    const fragment = await answerTo(asked);
    if (document.activeElement === list.field && !list.isDismissed) show(list, fragment);
  }
  isAsking = false;
}

const typedIn = ({ field }: List) => field.value.trim();

async function answerTo(typed: string): Promise<string> {
  if (typed.length < SHORTEST_SUGGESTED) return "";
  const known = answers.get(typed);
  if (known !== undefined) return known;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(suggestionsAddress(typed), { priority: "high", signal });
    if (!response.ok) return "";
    answers.set(typed, await response.text());
    return answers.get(typed)!;
  } catch {
    // Offline or too slow: the form still works, and the browser reports the error.
    return "";
  }
}

function show(list: List, fragment: string) {
  close(list);
  const { field, box, status } = list;
  box.replaceChildren(...new DOMParser().parseFromString(fragment, "text/html").body.childNodes);
  for (const [place, option] of optionsOf(list).entries()) option.id = `suggestion-${place}`;
  open(list);
  box.scrollTop = 0;
  const count = optionsOf(list).length - 1;
  status.textContent = field.value === "" || count < 1 ? "" : `${count} ${count === 1 ? "suggestion" : "suggestions"}`;
}

const optionsOf = ({ box }: List) => [...box.querySelectorAll<HTMLElement>("[role=option]")];
const chosenOf = (list: List) => optionsOf(list).findIndex(({ ariaSelected }) => ariaSelected === "true");

function open(list: List) {
  if (optionsOf(list).length === 0) return;
  list.box.hidden = false;
  list.field.ariaExpanded = "true";
  list.field.setAttribute("aria-controls", "suggestions");
}

function close(list: List) {
  choose(list, -1);
  list.box.hidden = true;
  list.field.ariaExpanded = "false";
}

/** The focus stays in the field; -1 is the field itself. */
function choose(list: List, place: number) {
  for (const [other, option] of optionsOf(list).entries()) option.ariaSelected = String(other === place);
  const option = optionsOf(list)[place];
  if (option) list.field.setAttribute("aria-activedescendant", option.id);
  else list.field.removeAttribute("aria-activedescendant");
  option?.scrollIntoView({ block: "nearest" });
}

function answerKey(list: List, event: KeyboardEvent) {
  // Keys of an input method are not handled.
  if (event.isComposing) return;
  if (event.key === "Escape") escape(list, event);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) moveBy(list, step, event);
  const option = optionsOf(list)[chosenOf(list)];
  if (event.key !== "Enter" || !option) return;
  event.preventDefault();
  option.click();
}

/** Prevents the browser from emptying the field. The surrounding menu closes at the next press. */
function escape(list: List, event: KeyboardEvent) {
  event.preventDefault();
  if (!list.box.hidden) event.stopPropagation();
  close(list);
  list.isDismissed = true;
}

/** Wraps around, with the field as one of the stops. */
function moveBy(list: List, step: number, event: KeyboardEvent) {
  const stops = optionsOf(list).length + 1;
  if (stops === 1) return;
  event.preventDefault();
  if (list.box.hidden) open(list);
  choose(list, ((chosenOf(list) + 1 + step + stops) % stops) - 1);
}
