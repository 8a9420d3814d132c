import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { type BulkOutcome, progress } from "./delete-many.ts";
import { KeptNotice } from "./kept-notice.tsx";

interface BulkDeleteDialogProps {
  one: string;
  many: string;
  selected: { id: number; name: string; note: string | null | undefined }[];
  /** Options of the deletion, e.g. who gets the leads of a user. */
  fields: ReactNode;
  onClose: () => void;
}

const NAMED = 5;

/** Asks before several records are deleted; the screen's action deletes them, and those kept are listed. */
export default function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { one, many, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  // The question's records must not change while it is open.
  const [{ selected: doomed, fields }] = useState(props);
  const total = doomed.length;
  const fetcher = useFetcher<BulkOutcome>();
  const done = useSyncExternalStore(progress.watch, progress.read, () => 0);
  const isBusy = fetcher.state !== "idle";
  const outcome = isBusy ? undefined : fetcher.data;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (outcome?.kept.length === 0) close();
  }, [outcome]);

  function confirm() {
    const entries = new FormData(form.current ?? undefined);
    for (const row of doomed) {
      entries.append("id", `${row.id}`);
      entries.append("name", row.name);
    }
    entries.append("isBulk", "");
    void fetcher.submit(entries, { method: "delete" });
  }
  const notes = [...new Set(doomed.map(({ note }) => note))].filter((note) => note);
  if (outcome) return <KeptNotice {...outcome} many={many} done="deleted" onClose={onClose} />;
  const counted = total === 1 ? `this ${one}` : `these ${groupDigits(total)} ${many}`;
  return (
    <ConfirmDialog
      title={total === 1 ? `Delete ${one}` : `Delete ${groupDigits(total)} ${many}`}
      question={
        <>
          <p>Are you sure you want to delete {counted}?</p>
          <ul className="record-names">
            {doomed.slice(0, NAMED).map((row) => (
              <li key={row.id}>{row.name}</li>
            ))}
            {total > NAMED && <li>and {groupDigits(total - NAMED)} more</li>}
          </ul>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {fields && <form ref={form}>{fields}</form>}
          {isBusy && (
            <output>
              {groupDigits(Math.min(done, total))} of {groupDigits(total)} done
            </output>
          )}
        </>
      }
      act={isBusy ? "Deleting..." : "Delete"}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={() => !isBusy && onClose()}
    />
  );
}
