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
  // The browser takes the focus a moment after this.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
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
