import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";

/** Horizontal and vertical arrows both work. */
const stepsFrom = (place: number, count: number): Record<string, number> => ({
  ArrowRight: place + 1,
  ArrowDown: place + 1,
  ArrowLeft: place - 1,
  ArrowUp: place - 1,
  Home: 0,
  End: count - 1,
});

/** Makes a bar's buttons one tab stop, with arrows, Home and End within it. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, leave: () => void) {
  const [current, setCurrent] = useState(0);
  const buttons = () => [...bar.current!.querySelectorAll("button")];
  useEffect(() => {
    for (const [place, button] of buttons().entries()) button.tabIndex = place === current ? 0 : -1;
  });

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const place = all.indexOf(event.target as HTMLButtonElement);
    const next = stepsFrom(place, all.length)[event.key];
    if (event.key === "Escape") leave();
    else if (next !== undefined) all.at(next % all.length)!.focus();
    else return;
    event.preventDefault();
  }
  return { onKeyDown, onFocus: ({ target }: { target: Element }) => setCurrent(buttons().indexOf(target as never)) };
}
