import { fetchInPlace } from "#app/site/first-view/fetch-in-place.ts";

/**
 * Updates the sums when a choice changes: fetches the page and replaces the parts of the same name. If that fails, the
 * browser navigates as it would without scripts; without network, which would show its error page, the choice stays and
 * waits.
 */
export function followCost(form: HTMLFormElement): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void show(form, addressOf(form));
  });
  form.addEventListener("change", () => void show(form, addressOf(form)));
  form.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-choice]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Other parts of its address date from when the page was rendered.
    const chosen = new URLSearchParams(link.search);
    for (const name of link.dataset["choice"]!.split(" ")) fill(form, name, chosen.get(name)!);
    void show(form, addressOf(form));
  });
  // Something may have been chosen before this ran.
  if ([...form.elements].some(isChanged)) void show(form, addressOf(form));
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].some((option) => !option.defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}

let latest = new AbortController();

async function show(form: HTMLFormElement, address: string) {
  latest.abort();
  latest = new AbortController();
  const again = () => void show(form, addressOf(form));
  const page = await fetchInPlace(address, latest.signal, { unreached, again, old: form });
  const next = page?.querySelector<HTMLElement>("form[data-cost]");
  if (!next) return;
  const focused = document.activeElement?.id;
  for (const part of next.ownerDocument.querySelectorAll<HTMLElement>("[data-part]")) replacePart(part);
  for (const { name, value, ariaInvalid, min, max } of next.querySelectorAll<HTMLInputElement>(
    "input:not([type=hidden]), select",
  )) {
    fill(form, name, value);
    const own = form.elements.namedItem(name) as HTMLInputElement;
    own.ariaInvalid = ariaInvalid;
    // Another session has other days.
    if (max) Object.assign(own, { min, max });
  }
  if (focused) document.getElementById(focused)?.focus();
  history.replaceState(null, "", address);
}

/** A row's values may become equal or differ. Replacing is announced, so equal text only updates its links. */
function replacePart(next: HTMLElement) {
  const own = document.querySelector(`[data-part="${next.dataset["part"]}"]`);
  if (!own) return;
  own.className = next.className;
  if (!own.ariaLive || own.textContent !== next.textContent) return own.replaceChildren(...next.childNodes);
  const links = next.querySelectorAll("a");
  for (const [place, link] of own.querySelectorAll("a").entries()) link.href = links[place]!.href;
}

const unreached = "No connection. The sums are still those of before; what you chose is reckoned when it is back.";

function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== "");
  return `${form.action}?${new URLSearchParams(chosen)}`;
}

/** Keeps input in the focused field. */
function fill(form: HTMLFormElement, name: string, value: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement | null;
  if (field && field !== document.activeElement) field.value = value;
}
