import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { pageToStand } from "#app/site/first-view/waits/page-to-stand.ts";
import { pause } from "#app/site/first-view/waits/pause.ts";
import { dialogsAddress, MOST_DIALOGS_AT_ONCE } from "#app/site/dialogs/dialogs-address.ts";

/** A second after the page has loaded, once the browser is idle. */
const DELAY_MS = 1000;

/** Loading dialogs, by id. */
const arrivals = new Map<string, Promise<void>>();

let links: IntersectionObserver | undefined;

export const dialogNamed = (id: string) => document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);

/** The dialogs of links are loaded after the first view (record 026). */
export async function fetchDialogsInTime(): Promise<void> {
  await pageToStand();
  await pause(DELAY_MS);
  whenIdle(fetchDialogsAhead);
}

/** Loads the dialogs of links within a screen of the view; in data-saving mode only on a press. */
export function fetchDialogsAhead(): void {
  if (savesData()) return;
  links ??= new IntersectionObserver((looks) => void fetchNear(looks), { rootMargin: "100%" });
  for (const link of document.querySelectorAll("a[data-dialog]")) links.observe(link);
}

async function fetchNear(looks: IntersectionObserverEntry[]) {
  const near = looks.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLElement);
  for (const link of near) links!.unobserve(link);
  const named = new Set(near.map(({ dataset }) => dataset.dialog!));
  const missing = [...named].filter((id) => !dialogNamed(id) && !arrivals.has(id));
  while (missing.length > 0) await fetchDialogs(missing.splice(0, MOST_DIALOGS_AT_ONCE), "low");
}

/** The dialog once it is loaded; null if that fails. */
export async function fetchDialog(id: string): Promise<HTMLDialogElement | null> {
  await (arrivals.get(id) ?? fetchDialogs([id], "high"));
  return dialogNamed(id);
}

function fetchDialogs(ids: string[], priority: RequestPriority) {
  const arrival = takeIn(ids, priority);
  for (const id of ids) arrivals.set(id, arrival);
  return arrival;
}

async function takeIn(ids: string[], priority: RequestPriority) {
  try {
    const response = await fetch(dialogsAddress(ids), { priority });
    if (!response.ok) throw new Error(response.statusText);
    const fragment = new DOMParser().parseFromString(await response.text(), "text/html");
    // The dialogs need them.
    await Promise.all([...fragment.querySelectorAll("link")].map((sheet) => bringSheet(sheet.getAttribute("href")!)));
    for (const dialog of fragment.querySelectorAll("dialog"))
      if (!dialogNamed(dialog.id)) document.querySelector("main")!.append(dialog);
  } catch {
    // Offline or a server error: a press tries again, and otherwise leads to the link's page.
  }
  for (const id of ids) arrivals.delete(id);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (task: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(task) : task());
