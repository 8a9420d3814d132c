import { Modal } from "./modal.tsx";

/** Stands where a link asks for a record that is no longer there. */
export function MissingRecord({ one, onClose }: { one: string; onClose: () => void }) {
  return (
    <Modal title={`No such ${one}`} className="confirm" onClose={onClose}>
      <p className="confirm-text">There is no {one} at this address. It may have been deleted.</p>
      <div className="modal-foot">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  );
}
