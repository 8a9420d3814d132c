import { NoticeDialog } from "./notice-dialog.tsx";

interface MissingRecordProps {
  one: string;
  why?: string;
  onClose: () => void;
}

/** Shown if a link names a record that no longer exists. */
export function MissingRecord({ one, why = "It may have been deleted.", onClose }: MissingRecordProps) {
  return (
    <NoticeDialog title={`No such ${one}`} onClose={onClose}>
      <p className="confirm-text">
        There is no {one} at this address. {why}
      </p>
    </NoticeDialog>
  );
}
