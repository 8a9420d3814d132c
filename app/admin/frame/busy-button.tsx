import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";

interface BusyButtonProps extends Omit<ComponentProps<"button">, "disabled" | "ref"> {
  isBusy: boolean;
}

/**
 * Takes no second press while busy. Browsers remove the focus from a disabled button: it is restored afterwards unless
 * it moved, so that a refused save can be retried by the same key.
 */
export function BusyButton({ isBusy, children, ...attributes }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Chrome (from 150) removes the focus while the button is being disabled, without an event for React ...
  useLayoutEffect(() => {
    const watched = button.current!;
    const note = () => {
      if (watched.disabled) hadFocus.current = true;
    };
    watched.addEventListener("blur", note);
    return () => watched.removeEventListener("blur", note);
  }, []);
  // ... other browsers shortly after this.
  useLayoutEffect(() => {
    if (isBusy && document.activeElement === button.current) hadFocus.current = true;
  }, [isBusy]);
  useEffect(() => {
    if (isBusy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current!.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <button ref={button} disabled={isBusy} {...attributes}>
      {children}
    </button>
  );
}
