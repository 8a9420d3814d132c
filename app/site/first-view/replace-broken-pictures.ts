import markAddress from "#app/ui/drawings/mark.svg?no-inline";

const NOTHING = "data:image/svg+xml,<svg%20xmlns='http://www.w3.org/2000/svg'/>";

/** Functions that restore the pictures. */
const broken = new Map<HTMLImageElement, () => void>();

/** Replaces a picture that fails to load by the logo on its ground, until the network is back. */
export function replaceBrokenPictures(): void {
  // `error` does not bubble, and some pictures failed before this script ran.
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
  // Offline the logo is not available either: only the ground stays, without the browser's broken icon.
  if (broken.has(image)) {
    if (image.src !== NOTHING) image.src = NOTHING;
    return;
  }
  const { src } = image;
  // Emptied, not removed: an island that wakes later expects these elements.
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
