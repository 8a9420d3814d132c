const stops = "a[href], button, input, select";

/** What was typed into the filter of the rows that came with the page, before the panel's scripts had. */
export function typedEarly(): string | null {
  const field = globalThis.document?.querySelector<HTMLInputElement>(".screen-outline input[type=search]");
  return field?.value || null;
}

/** What was chosen in the filter's lists there, by the names that it has in the address. */
export function chosenEarly(): Record<string, string | null> {
  const lists = globalThis.document?.querySelectorAll<HTMLSelectElement>(".screen-outline .filters select") ?? [];
  const chosen = [...lists].filter(({ selectedOptions: [option] }) => option?.defaultSelected === false);
  return Object.fromEntries(chosen.map(({ name, value }) => [name, value || null]));
}

/** Which rows were selected there; with the box above them, all of `ids`. */
export function pickedEarly(ids: number[]): number[] {
  const outline = globalThis.document?.querySelector(".screen-outline");
  if (!outline) return [];
  if (outline.querySelector("thead .pick-box :checked")) return ids;
  const rows = outline.querySelectorAll<HTMLElement>("[data-id]:has(.pick-box :checked)");
  return [...rows].map(({ dataset }) => Number(dataset.id));
}

/** What saves at a touch waits for the panel: the same to look at, and nothing that is chosen gets lost. */
export const isEarly = () => globalThis.document === undefined;

/** Before those rows give way to the same ones of the panel: where the focus is there, it will be here. */
export function carryFocus(outline: HTMLElement): void {
  const place = [...outline.querySelectorAll(stops)].indexOf(document.activeElement!);
  const screen = outline.parentElement!;
  if (place !== -1) requestAnimationFrame(() => screen.querySelectorAll<HTMLElement>(stops)[place]?.focus());
}
