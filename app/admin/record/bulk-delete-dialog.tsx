import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import { NoticeDialog } from "#app/admin/dialog/notice-dialog.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { type BulkOutcome, readProgress, watchProgress } from "./delete-many.ts";

interface BulkDeleteDialogProps<Row> {
  shape: ListShape<Row>;
  doomed: Row[];
  onClose: () => void;
}

const NAMED = 5;

/** Asks before several records go; the screen's action deletes them, and what could not go is told line by line. */
export function BulkDeleteDialog<Row extends { id: number }>({ shape, doomed, onClose }: BulkDeleteDialogProps<Row>) {
  const { one, many, nameOf, deletionNote } = shape;
  const fetcher = useFetcher<BulkOutcome>();
  const done = useSyncExternalStore(watchProgress, readProgress, () => 0);
  const isBusy = fetcher.state !== "idle";
  const outcome = isBusy ? undefined : fetcher.data;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (outcome?.kept.length === 0) close();
  }, [outcome]);

  function confirm() {
    const entries = new FormData();
    for (const row of doomed) {
      entries.append("id", `${row.id}`);
      entries.append("name", nameOf(row));
    }
    entries.append("isBulk", "");
    void fetcher.submit(entries, { method: "delete" });
  }
  const notes = [...new Set(doomed.map((row) => deletionNote?.(row)))].filter((note) => note);
  if (outcome) return <Outcome outcome={outcome} many={many} onClose={onClose} />;
  const counted = doomed.length === 1 ? `this ${one}` : `these ${doomed.length} ${many}`;
  return (
    <ConfirmDialog
      title={doomed.length === 1 ? `Delete ${one}` : `Delete ${doomed.length} ${many}`}
      question={
        <>
          <p>Are you sure you want to delete {counted}?</p>
          <ul className="record-names">
            {doomed.slice(0, NAMED).map((row) => (
              <li key={row.id}>{nameOf(row)}</li>
            ))}
            {doomed.length > NAMED && <li>and {doomed.length - NAMED} more</li>}
          </ul>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {isBusy && (
            <output>
              {Math.min(done, doomed.length)} of {doomed.length} done
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

function Outcome({
  outcome: { deleted, kept },
  many,
  onClose,
}: {
  outcome: BulkOutcome;
  many: string;
  onClose: () => void;
}) {
  return (
    <NoticeDialog title={`${deleted} of ${deleted + kept.length} ${many} deleted`} onClose={onClose}>
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
