import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { CALL_WISHES, dialogsAddress } from "#app/site/dialogs/dialogs-address.ts";

/**
 * What nobody has to say, and how we know the counsellor's years, is no part of a page's first view: it comes once the
 * pop-up is open.
 */
export function bringCallWishes(popup: HTMLDialogElement): void {
  popup.addEventListener("focusin", () => void bring(popup), { once: true });
}

async function bring(popup: HTMLDialogElement) {
  const fragment = await fetchWishes();
  const wishes = fragment?.querySelector("details");
  // The form asks for what it needs all the same; the next field that is come to tries again.
  if (!wishes) return bringCallWishes(popup);
  popup.querySelector("[name=course]")!.closest(".field")!.after(wishes);
  const claim = fragment!.querySelector("link + details");
  if (!claim) return;
  await bringSheet(claim.previousElementSibling!.getAttribute("href")!);
  popup.querySelector(".popup-side")!.append(claim);
}

/** Null offline, or when the server is in trouble: the page that says so has a menu of its own. */
async function fetchWishes(): Promise<Document | null> {
  try {
    const response = await fetch(dialogsAddress([CALL_WISHES]));
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}
