const stops = "a[href], button, input, select";

/** What was typed into the filter of the rows that came with the page, before the panel's scripts had. */
export function typedEarly(): string | null {
  const field = globalThis.document?.querySelector<HTMLInputElement>(".screen-outline input[type=search]");
  return field?.value || null;
}

/** Before those rows give way to the same ones of the panel: where the focus is there, it will be here. */
export function carryFocus(outline: HTMLElement): void {
  const place = [...outline.querySelectorAll(stops)].indexOf(document.activeElement!);
  const screen = outline.parentElement!;
  if (place !== -1) requestAnimationFrame(() => screen.querySelectorAll<HTMLElement>(stops)[place]?.focus());
}
