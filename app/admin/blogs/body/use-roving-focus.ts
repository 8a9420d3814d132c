import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";

/** Makes the buttons of a bar one stop of the Tab key, moved through by the arrows, Home and End. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, leave: () => void) {
  const [current, setCurrent] = useState(0);
  const buttons = () => [...bar.current!.querySelectorAll("button")];
  useEffect(() => {
    for (const [place, button] of buttons().entries()) button.tabIndex = place === current ? 0 : -1;
  });

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const place = all.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape") leave();
    else if (next !== undefined) all.at(next % all.length)!.focus();
    else return;
    event.preventDefault();
  }
  return { onKeyDown, onFocus: ({ target }: { target: Element }) => setCurrent(buttons().indexOf(target as never)) };
}
