import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";

interface DialogProps {
  title: ReactNode;
  /** Called however it was closed: the button, Esc or a press beside it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A modal that stands open as long as it is rendered; the browser keeps and returns the focus. */
export function Dialog({ title, onClose, className = "", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
    >
      <div className="dialog-body">
        <form method="dialog">
          <button className="btn-icon dialog-close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
