const SWIPE_PX = 48;

/**
 * Shows a tile's picture enlarged: next and previous by buttons, arrow keys and swipe; closes by Esc or a press
 * outside.
 */
export function startLightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>(".lightbox")!;
  // Queried each time: more tiles may have been loaded.
  const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>(".mosaic a")];
  let place = 0;

  function show(next: number) {
    const all = tiles();
    place = (next + all.length) % all.length;
    const picture = all[place]!.querySelector("picture")!.cloneNode(true) as HTMLElement;
    for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
    picture.querySelector("img")!.loading = "eager";
    dialog.querySelector(".lightbox-picture")!.replaceChildren(picture);
    dialog.querySelector("figcaption")!.replaceChildren(...words(all[place]!), `${place + 1} of ${all.length}`);
  }

  document.addEventListener("click", (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey) return;
    const tile = (event.target as Element).closest<HTMLAnchorElement>(".mosaic a");
    if (!tile) return;
    event.preventDefault();
    show(tiles().indexOf(tile));
    dialog.showModal();
  });
  for (const control of dialog.querySelectorAll<HTMLElement>("[data-step]")) {
    control.addEventListener("click", () => show(place + Number(control.dataset.step)));
  }
  dialog.addEventListener("keydown", ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) show(place + step);
  });
  dialog.addEventListener("close", () => tiles()[place]?.focus());
  followSwipes(dialog, (step) => show(place + step));
}

const words = (tile: HTMLAnchorElement) =>
  [...tile.querySelector(".tile-caption")!.childNodes].map((node) => {
    const word = document.createElement(node instanceof HTMLElement ? "span" : "b");
    word.textContent = node.textContent;
    return word;
  });

function followSwipes(dialog: HTMLElement, turn: (step: number) => void) {
  let startX: number | null = null;
  dialog.addEventListener("pointerdown", ({ clientX, isPrimary }) => {
    startX = isPrimary ? clientX : null;
  });
  dialog.addEventListener("pointerup", ({ clientX }) => {
    const moved = startX === null ? 0 : clientX - startX;
    startX = null;
    if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1);
  });
  dialog.addEventListener("pointercancel", () => (startX = null));
  // Otherwise the browser would drag the picture instead of swiping.
  dialog.addEventListener("dragstart", (event) => event.preventDefault());
}
