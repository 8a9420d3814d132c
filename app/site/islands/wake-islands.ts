import { onceScrolled } from "#app/site/once-scrolled.ts";
import { type IslandName, islands } from "./islands.ts";

/** How far below the view an island wakes, so that it is ready when it arrives. */
const MARGIN = "300px";

/** Hydrates each island once it comes near the view, and not before the visitor has scrolled or touched it. */
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

/** A press or focus before the first scroll wakes the island at once; the pressed button is pressed again when React is there. */
function listenForEarlyPress(element: HTMLElement) {
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    void wake(element, event.type === "click" ? button : null);
  };
  element.addEventListener("click", remember, { once: true });
  element.addEventListener("focusin", remember, { once: true });
}

const pressed = new WeakMap<HTMLElement, HTMLElement>();
const waking = new WeakSet<HTMLElement>();

async function wake(element: HTMLElement, button: HTMLElement | null = null) {
  if (button) pressed.set(element, button);
  if (waking.has(element)) return;
  waking.add(element);
  const [{ hydrateIsland }, part] = await Promise.all([
    import("./hydrate-island.ts"),
    islands[element.dataset.island as IslandName](),
  ]);
  hydrateIsland(element, part.default as Parameters<typeof hydrateIsland>[1]);
  element.dataset.awake = "";
  pressed.get(element)?.click();
}
