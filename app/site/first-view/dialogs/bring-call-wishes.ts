import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { CALL_WISHES, dialogsAddress } from "#app/site/dialogs/dialogs-address.ts";

/**
 * Loads the optional fields and the evidence for the counsellor's experience once the pop-up is open, to keep them out
 * of the first view.
 */
export function bringCallWishes(popup: HTMLDialogElement): void {
  popup.addEventListener("focusin", () => void bring(popup), { once: true });
}

async function bring(popup: HTMLDialogElement) {
  const fragment = await fetchWishes();
  const wishes = fragment?.querySelector("details");
  // The form works without them; the next focus tries again.
  if (!wishes) return bringCallWishes(popup);
  popup.querySelector("[name=course]")!.closest(".field")!.after(wishes);
  const claim = fragment!.querySelector("link + details");
  if (!claim) return;
  await bringSheet(claim.previousElementSibling!.getAttribute("href")!);
  popup.querySelector(".popup-side")!.append(claim);
}

/** Null offline or after a server error. */
async function fetchWishes(): Promise<Document | null> {
  try {
    const response = await fetch(dialogsAddress([CALL_WISHES]));
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}
