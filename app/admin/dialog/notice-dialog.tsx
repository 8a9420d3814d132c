import type { ReactNode } from "react";
import { Modal } from "./modal.tsx";

interface NoticeDialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A message that can only be closed. */
export function NoticeDialog({ title, className = "confirm", onClose, children }: NoticeDialogProps) {
  return (
    <Modal title={title} className={className} onClose={onClose}>
      {children}
      <div className="modal-foot">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  );
}
