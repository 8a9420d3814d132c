import { CALL_WISHES, dialogsAddress } from "#app/site/dialogs/dialogs-address.ts";

/** What nobody has to say is no part of a page's first view: it comes into the pop-up's form once that is open. */
export function bringCallWishes(popup: HTMLDialogElement): void {
  popup.addEventListener("focusin", () => void bring(popup), { once: true });
}

async function bring(popup: HTMLDialogElement) {
  try {
    const response = await fetch(dialogsAddress([CALL_WISHES]));
    const fragment = new DOMParser().parseFromString(await response.text(), "text/html");
    popup.querySelector("[name=course]")!.closest(".field")!.after(fragment.querySelector("details")!);
  } catch {
    // Offline, or the server is in trouble: the form asks for what it needs all the same.
  }
}
