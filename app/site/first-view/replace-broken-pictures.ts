import markAddress from "#app/ui/drawings/mark.svg?no-inline";

const NOTHING = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** What puts a picture back as it was. */
const broken = new Map<HTMLImageElement, () => void>();

/**
 * A picture that cannot be loaded gives way to the mark on the ground that was waiting for it, until the network is
 * back.
 */
export function replaceBrokenPictures(): void {
  // `error` does not bubble, and some pictures have failed before this script arrived.
  document.addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
  addEventListener("online", () => {
    const all = [...broken.values()];
    broken.clear();
    for (const putBack of all) putBack();
  });
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement)) return;
  // Offline the mark cannot be had either: then the ground alone stays, without the browser's broken glyph.
  if (broken.has(image)) {
    if (image.src !== NOTHING) image.src = NOTHING;
    return;
  }
  const { src } = image;
  // Emptied and not removed: an island that wakes later finds the elements that it expects.
  const parts = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image];
  const sets = parts.map(({ srcset }) => srcset);
  for (const part of parts) part.removeAttribute("srcset");
  broken.set(image, () => {
    image.classList.remove("is-broken");
    for (const [place, part] of parts.entries()) if (sets[place]) part.srcset = sets[place];
    image.src = src;
  });
  image.classList.add("is-broken");
  image.src = markAddress;
}
