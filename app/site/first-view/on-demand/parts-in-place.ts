import { fetchInPlace } from "#app/site/first-view/fetch-in-place.ts";
import { isPlainPress } from "#app/site/first-view/is-plain-press.ts";
import { fetchDialogsAhead } from "#app/site/first-view/dialogs/fetch-dialogs.ts";

/**
 * Extends and filters lists in place: fetches the requested page and replaces the parts of the same `data-part`.
 * Without network the list stays, says so and continues later; a refusal is shown by navigation. Back undoes one choice
 * after the other.
 */
export function changePartsInPlace(): void {
  document.addEventListener("click", (event) => {
    if (!isPlainPress(event)) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-more]");
    if (!link) return;
    event.preventDefault();
    if (!link.ariaBusy) void loadMore(link);
  });
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-filter]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void filter(form);
      // Sent by the button, which phones show: the filters fold, and the list is below.
      const head = form.previousElementSibling as HTMLElement;
      head.click();
      head.focus();
    });
    form.addEventListener("change", () => void filter(form));
    addEventListener("popstate", () => location.search === shown || location.reload());
  }
}

/** The query of the current list. */
let shown = location.search;

let latest = new AbortController();

/** Aborts earlier requests, so that neither their answer nor their failure has an effect. */
function overtake(): AbortSignal {
  latest.abort();
  latest = new AbortController();
  return latest.signal;
}

async function loadMore(link: HTMLAnchorElement) {
  link.ariaBusy = "true";
  const next = await fetchParts(link.href, { again: () => void loadMore(link), old: link });
  if (!next) return;
  for (const part of next) if (part.dataset.part === "rows") appendRows(part);
  replaceParts(next.filter((part) => part.dataset.part !== "rows"));
  shown = link.search;
  history.replaceState(null, "", link.pathname + shown);
  fetchDialogsAhead();
  document.querySelector<HTMLElement>(`${link.hash} a`)?.focus({ preventScroll: true });
}

/** Existing rows stay, with pictures and state. */
function appendRows(rows: HTMLElement) {
  const own = partNamed("rows")!;
  own.append(...[...rows.children].slice(own.children.length));
}

async function filter(form: HTMLFormElement) {
  const chosen = [...new FormData(form)].filter((entry): entry is [string, string] => entry[1] !== "");
  const query = String(new URLSearchParams(chosen));
  const search = query && `?${query}`;
  const address = form.action + search;
  const next = await fetchParts(address, { again: () => void filter(form), old: partNamed("rows")! });
  if (!next) return;
  const { name, value } = document.activeElement as HTMLInputElement;
  replaceParts(next);
  // `Show 13 courses`
  form.lastElementChild!.textContent = partNamed("count")!.textContent.replace(/.*?(\S+ \w+)$/, "Show $1");
  // The facet's choices were replaced, with new counts.
  form.querySelector<HTMLElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`)?.focus();
  if (search !== shown) history.pushState(null, "", address);
  shown = search;
  fetchDialogsAhead();
}

/** Null if nothing replaces the parts; navigates to a page without a list. */
async function fetchParts(
  address: string,
  meanwhile: { again: () => void; old: Element },
): Promise<HTMLElement[] | null> {
  const page = await fetchInPlace(address, overtake(), { unreached, ...meanwhile });
  if (!page) return null;
  const parts = [...page.querySelectorAll<HTMLElement>("[data-part]")];
  if (parts.some(({ dataset }) => dataset.part === "rows")) return parts;
  location.assign(address);
  return null;
}

const unreached = "No connection. What you see is still the list of before; it goes on when the network is back.";

function replaceParts(parts: HTMLElement[]) {
  for (const part of parts) partNamed(part.dataset.part!)?.replaceChildren(...part.childNodes);
}

const partNamed = (name: string) => document.querySelector(`[data-part="${name}"]`);
