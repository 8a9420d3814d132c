/**
 * Suppresses the second click of a double click: the button cannot be disabled in between, and mails and leads were
 * created twice.
 */
export const sendOncePerPress = () => addEventListener("click", passOverSecondClick, { capture: true });

function passOverSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  const button = event.target.closest("button");
  if (button?.form && button.type === "submit") event.preventDefault();
}
