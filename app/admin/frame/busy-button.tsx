import { type ComponentProps, useEffect, useRef } from "react";

interface BusyButtonProps extends Omit<ComponentProps<"button">, "disabled" | "ref"> {
  isBusy: boolean;
}

/**
 * Takes no second press while its work is done. Browsers take the focus from a button that is disabled: afterwards it
 * has it again, unless something else was given it, so that a refused save can be tried anew by the same key.
 */
export function BusyButton({ isBusy, children, ...attributes }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      button.current!.focus({ preventScroll: true });
    }
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <button ref={button} disabled={isBusy} {...attributes}>
      {children}
    </button>
  );
}
