import { NoticeDialog } from "./notice-dialog.tsx";

/** Stands where a link asks for a record that is no longer there. */
export function MissingRecord({ one, onClose }: { one: string; onClose: () => void }) {
  return (
    <NoticeDialog title={`No such ${one}`} onClose={onClose}>
      <p className="confirm-text">There is no {one} at this address. It may have been deleted.</p>
    </NoticeDialog>
  );
}
