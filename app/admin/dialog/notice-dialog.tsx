import type { ReactNode } from "react";
import { Modal } from "./modal.tsx";

interface NoticeDialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Tells something: there is nothing to do here but to close it. */
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
