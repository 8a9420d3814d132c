import type { ReactNode } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";

interface DialogFootProps {
  onClose: () => void;
  isBusy?: boolean;
  /** The submit button's label. */
  children: ReactNode;
}

/** A dialog's Cancel and submit buttons. */
export function DialogFoot({ onClose, isBusy = false, children }: DialogFootProps) {
  return (
    <div className="modal-foot">
      <button type="button" className="btn btn-quiet" onClick={onClose}>
        Cancel
      </button>
      <BusyButton className="btn" isBusy={isBusy}>
        {children}
      </BusyButton>
    </div>
  );
}
