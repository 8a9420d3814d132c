/** Opens the device's sheet, or copies the link, for the button that was pressed. */
export async function sendOn(pressed: HTMLElement): Promise<void> {
  const { share: url = "", title = "" } = pressed.closest<HTMLElement>(".share")!.dataset;
  if (pressed.matches("button")) return copy(pressed, url);
  // Who closes the sheet again has changed their mind: nothing is amiss.
  await navigator.share({ title, url }).catch(() => {});
}

async function copy(button: HTMLElement, url: string) {
  const words = button.querySelector("[aria-live]")!;
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  words.textContent = isCopied ? "Copied" : url;
}
