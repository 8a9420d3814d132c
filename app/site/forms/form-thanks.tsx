import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface FormThanksProps {
  id: string;
  /** Rendered visible after a plain post; otherwise the script shows it. */
  isShown: boolean;
  message: string;
  children?: ReactNode;
}

/** Replaces the form. */
export function FormThanks({ id, isShown, message, children }: FormThanksProps) {
  return (
    <div className="form-thanks" id={id} hidden={!isShown} tabIndex={-1}>
      <p className="banner" role={isShown ? "status" : undefined}>
        <Icon name="check-circle" />
        <span data-message="">{message}</span>
      </p>
      {children}
    </div>
  );
}
