import { isPlainPress } from "#app/site/first-view/is-plain-press.ts";
import { dialogNamed, fetchDialog } from "./fetch-dialogs.ts";

/** After this, the link's page opens instead. */
const LONGEST_WAIT_MS = 3000;

/** The last pressed link: earlier ones still loading must not interfere. */
let pressed: HTMLAnchorElement | null = null;

/** Opens a link's dialog in place; without this script, it leads to a page with the same content. */
export function openDialogLinks(): void {
  document.addEventListener("click", (event) => {
    if (!isPlainPress(event)) return;
    const link = (event.target as Element).closest("a");
    if (!link) return;
    pressed = link;
    if (!link.dataset.dialog) return;
    event.preventDefault();
    const dialog = dialogNamed(link.dataset.dialog);
    if (dialog) dialog.showModal();
    else if (link.ariaBusy !== "true") void openOnceHere(link);
  });
}

async function openOnceHere(link: HTMLAnchorElement) {
  link.ariaBusy = "true";
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  const dialog = await Promise.race([fetchDialog(link.dataset.dialog!), tooLong]);
  link.ariaBusy = null;
  if (pressed !== link) return;
  if (dialog) dialog.showModal();
  else location.assign(link.href);
}
