/**
 * The buttons of `share-button.tsx`: the device's own sheet where there is one, else WhatsApp or a copied link. What they do
 * is fetched when one is pressed.
 */
export function shareLinks(): void {
  document.addEventListener("click", (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(".share summary, .share button");
    if (!pressed || (pressed.matches("summary") && !("share" in navigator))) return;
    event.preventDefault();
    void import("#app/site/sharing/send-on.ts").then(
      ({ sendOn }) => sendOn(pressed),
      () => showAddress(pressed),
    );
  });
}

/** Without the script the address can still be copied by hand, and WhatsApp be pressed; the next press fetches it anew. */
function showAddress(pressed: HTMLElement) {
  const share = pressed.closest<HTMLDetailsElement>(".share")!;
  share.open = true;
  share.querySelector("[aria-live]")!.textContent = share.dataset["share"]!;
}
