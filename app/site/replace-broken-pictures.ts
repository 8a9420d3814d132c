import markAddress from "#app/ui/drawings/mark.svg?no-inline";

/** A picture that cannot be loaded gives way to the mark on the ground that was waiting for it. */
export function replaceBrokenPictures(): void {
  // `error` does not bubble, and some pictures have failed before this script arrived.
  document.addEventListener("error", ({ target }) => replace(target), true);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) replace(image);
}

function replace(image: EventTarget | null) {
  if (!(image instanceof HTMLImageElement) || image.classList.contains("is-broken")) return;
  image.classList.add("is-broken");
  for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = markAddress;
}
