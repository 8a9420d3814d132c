import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface FormThanksProps {
  id: string;
  /** The page comes with it after a plain post; else the script shows it in the form's place. */
  isShown: boolean;
  message: string;
  children?: ReactNode;
}

/** Stands alone where the form was. */
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
