import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

interface KeptNoticeProps {
  deleted: number;
  kept: { name: string; sentence: string }[];
  many: string;
  /** What happened to the others, e.g. `deleted`. */
  done: string;
  onClose: () => void;
}

/** The records that were not deleted, and why. */
export function KeptNotice({ deleted, kept, many, done, onClose }: KeptNoticeProps) {
  return (
    <NoticeDialog
      title={`${groupDigits(deleted)} of ${groupDigits(deleted + kept.length)} ${many} ${done}`}
      onClose={onClose}
    >
      <div className="confirm-text" role="alert">
        <p>These were not {done}:</p>
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
