import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Answers a function that runs `act` at once, or, while the mouse or a finger is down, after its click: a button that
 * moves between press and click would lose the click.
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
    // For a finger, `mousedown` comes when it lifts, together with the click.
    addEventListener("mousedown", () => (isPressed.current = true), { capture: true, signal });
    // A press that becomes a drag has no `mouseup`.
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
