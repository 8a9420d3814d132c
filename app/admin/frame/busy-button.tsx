import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";

interface BusyButtonProps extends Omit<ComponentProps<"button">, "disabled" | "ref"> {
  isBusy: boolean;
}

/**
 * Takes no second press while its work is done. Browsers take the focus from a button that is disabled: afterwards it
 * has it again, unless something else was given it, so that a refused save can be tried anew by the same key.
 */
export function BusyButton({ isBusy, children, ...attributes }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Chrome takes the focus (from 150 on) while the button is being disabled, of which React tells nobody ...
  useLayoutEffect(() => {
    const watched = button.current!;
    const note = () => {
      if (watched.disabled) hadFocus.current = true;
    };
    watched.addEventListener("blur", note);
    return () => watched.removeEventListener("blur", note);
  }, []);
  // ... others a moment after this.
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
