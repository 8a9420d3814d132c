import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { CALL_WISHES, dialogsAddress } from "#app/site/dialogs/dialogs-address.ts";

/** What nobody has to say, and how we know the counsellor's years, is no part of a page's first view: it comes once the pop-up is open. */
export function bringCallWishes(popup: HTMLDialogElement): void {
  popup.addEventListener("focusin", () => void bring(popup), { once: true });
}

async function bring(popup: HTMLDialogElement) {
  try {
    const response = await fetch(dialogsAddress([CALL_WISHES]));
    const fragment = new DOMParser().parseFromString(await response.text(), "text/html");
    popup.querySelector("[name=course]")!.closest(".field")!.after(fragment.querySelector("details")!);
    const claim = fragment.querySelector("link + details");
    if (!claim) return;
    await bringSheet(claim.previousElementSibling!.getAttribute("href")!);
    popup.querySelector(".popup-side")!.append(claim);
  } catch {
    // Offline, or the server is in trouble: the form asks for what it needs all the same.
  }
}
