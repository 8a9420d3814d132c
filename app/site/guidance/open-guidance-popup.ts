import { pageToStand } from "#app/site/page-to-stand.ts";
import { pause } from "#app/site/pause.ts";

const DELAY_MS = 2000;
const SHOWN = "guidance-shown";

/** Opens *Get Expert Guidance* by itself once per visit (decision 30), and in the place of every link to /guidance. */
export function openGuidancePopup(): void {
  const popup = document.querySelector<HTMLDialogElement>("#guidance-popup");
  if (!popup) return;
  for (const link of document.querySelectorAll<HTMLElement>('a[href="/guidance"]')) link.dataset.dialog = popup.id;
  popup.addEventListener("close", remember);
  if (!wasShown()) void openInTime(popup);
}

async function openInTime(popup: HTMLDialogElement) {
  let hasTyped = false;
  document.addEventListener("input", () => (hasTyped = true), { once: true });
  await pageToBeSeen();
  await pause(DELAY_MS);
  if (hasTyped || isOccupied() || wasShown()) return;
  popup.showModal();
  // On the dialog itself, not on its first control: a key pressed just then must neither type nor close it.
  popup.focus();
  remember();
}

/** A page may be loaded before anyone looks at it: the browser prerenders the links that it expects to be followed. */
async function pageToBeSeen() {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering)
    await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
  await pageToStand();
}

/** The visitor stands in a field, has a menu or another dialog open, or waits for one. */
const isOccupied = () =>
  document.activeElement!.matches("input, select, textarea") ||
  document.querySelector("dialog[open], .nav [open], [data-dialog][aria-busy=true]") !== null;

// A browser that refuses storage throws. What cannot be remembered would come back on every page: it then stays closed.
function wasShown() {
  try {
    return sessionStorage.getItem(SHOWN) !== null;
  } catch {
    return true;
  }
}

function remember() {
  try {
    sessionStorage.setItem(SHOWN, "1");
  } catch {
    // Closed where storage is refused: there is nothing to remember it in.
  }
}
