import { onceScrolled } from "#app/site/first-view/waits/once-scrolled.ts";
import { type IslandName, islands } from "./islands.ts";

/** The distance below the view at which an island is loaded, to be ready in time. */
const MARGIN = "300px";

/** Hydrates each island near the view, but not before the visitor scrolls or touches it. */
export function wakeIslands(): void {
  const found = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  if (found.length === 0) return;
  for (const element of found) listenForEarlyPress(element);
  onceScrolled(() => watch(found));
}

function watch(found: HTMLElement[]) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        void wake(entry.target as HTMLElement);
      }
    },
    { rootMargin: MARGIN },
  );
  for (const element of found) observer.observe(element);
}

/** A press or focus before the first scroll hydrates the island at once; the pressed button is then pressed again. */
function listenForEarlyPress(element: HTMLElement) {
  const remember = (event: Event) => {
    // Buttons that hold courses need no React, and have worked already.
    const button = (event.target as Element).closest<HTMLElement>("button:not(.hold)");
    void wake(element, event.type === "click" ? button : null);
  };
  element.addEventListener("click", remember);
  element.addEventListener("focusin", remember);
}

const pressed = new WeakMap<HTMLElement, HTMLElement>();
const waking = new WeakSet<HTMLElement>();

async function wake(element: HTMLElement, button: HTMLElement | null = null) {
  if (button) pressed.set(element, button);
  if (waking.has(element)) return;
  waking.add(element);
  const loaded = await load(element);
  if (!loaded) {
    waking.delete(element);
    return offerRetry(element);
  }
  const [{ hydrateIsland }, part] = loaded;
  retryOf(element)?.remove();
  hydrateIsland(element, part.default as Parameters<typeof hydrateIsland>[1]);
  element.dataset.awake = "";
  pressed.get(element)?.click();
}

/** Null without network; the next attempt tries again. */
const load = (element: HTMLElement) =>
  Promise.all([import("./hydrate-island.ts"), islands[element.dataset.island as IslandName]()]).catch(() => null);

/** Says that the part does not respond yet; a press on it or on this text, or the network's return, retries. */
function offerRetry(element: HTMLElement) {
  addEventListener("online", () => void wake(element), { once: true });
  if (retryOf(element)) return;
  element.insertAdjacentHTML(
    "afterend",
    `<p class="island-retry" role="status"><button type="button" class="btn btn-quiet btn-small">Could not load, tap to retry</button></p>`,
  );
  retryOf(element)!.firstElementChild!.addEventListener("click", () => void wake(element));
}

const retryOf = ({ nextElementSibling: next }: HTMLElement) => (next?.matches(".island-retry") ? next : null);
