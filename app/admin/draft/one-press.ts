/**
 * The second click of a double click sends nothing: between the two a button cannot have been disabled yet, and a mail
 * or a new lead went out twice.
 */
export const sendOncePerPress = () => addEventListener("click", passOverSecondClick, { capture: true });

function passOverSecondClick(event: MouseEvent) {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  const button = event.target.closest("button");
  if (button?.form && button.type === "submit") event.preventDefault();
}
