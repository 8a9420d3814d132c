import type { ReactNode } from "react";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Modal } from "./modal.tsx";

export interface ConfirmDialogProps {
  title: string;
  question: ReactNode;
  /** The red button's label. */
  act: string;
  cancel?: string;
  isBusy?: boolean;
  failure?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, act, cancel = "Cancel", isBusy = false, failure, onConfirm, onCancel } = props;
  return (
    <Modal title={title} role="alertdialog" className="confirm" onClose={onCancel}>
      <div className="confirm-text">
        {question}
        {failure && <Banner tone="bad">{failure}</Banner>}
      </div>
      <div className="modal-foot">
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          {cancel}
        </button>
        <BusyButton type="button" className="btn btn-brick" isBusy={isBusy} onClick={onConfirm}>
          {act}
        </BusyButton>
      </div>
    </Modal>
  );
}
