import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Answers how to run `act`: at once, or, while the mouse or a finger is down, when its click has arrived. What moves
 * between press and click would take the button from under the finger, and the click with it.
 */
export function useAfterPress(act: () => void): () => void {
  const isPressed = useRef(false);
  const isWaiting = useRef(false);
  const settle = useEffectEvent(() => {
    isPressed.current = false;
    if (!isWaiting.current) return;
    isWaiting.current = false;
    act();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // A finger's `mousedown` comes when it is lifted, together with the click.
    addEventListener("mousedown", () => (isPressed.current = true), { capture: true, signal });
    // Of a press that becomes a drag no `mouseup` comes.
    for (const end of ["mouseup", "dragend"]) {
      addEventListener(end, () => setTimeout(() => !signal.aborted && settle()), { capture: true, signal });
    }
    return () => listening.abort();
  }, []);
  return () => {
    if (isPressed.current) isWaiting.current = true;
    else act();
  };
}
