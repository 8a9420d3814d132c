import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import { groupDigits } from "#app/lib/grouped-number.ts";

interface KeptNoticeProps {
  deleted: number;
  kept: { name: string; sentence: string }[];
  many: string;
  onClose: () => void;
}

/** Which of several records were not deleted, and why. */
export function KeptNotice({ deleted, kept, many, onClose }: KeptNoticeProps) {
  return (
    <NoticeDialog
      title={`${groupDigits(deleted)} of ${groupDigits(deleted + kept.length)} ${many} deleted`}
      onClose={onClose}
    >
      <div className="confirm-text" role="alert">
        <p>These were not deleted:</p>
        <ul className="kept-records">
          {kept.map(({ name, sentence }, index) => (
            <li key={index}>
              <b>{name}</b>: {sentence}
            </li>
          ))}
        </ul>
      </div>
    </NoticeDialog>
  );
}
