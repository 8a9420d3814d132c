import { useRef } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/admin/dialog/confirm-dialog.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useDoomedRecord } from "#app/admin/record/open-record.ts";
import type { DeletionRefusal } from "#app/admin/record/record-actions.ts";

interface DeleteDialogProps<Row> {
  shape: ListShape<Row>;
  rows: Row[];
}

/** Asks before a record is deleted; the screen's action deletes it. */
export function DeleteDialog<Row extends { id: number }>({ shape, rows }: DeleteDialogProps<Row>) {
  const { one, nameOf, keptBy, deletionNote, deletionFields } = shape;
  const fields = useRef<HTMLFormElement>(null);
  const { record, close } = useDoomedRecord({ file: shape.file, rows });
  const fetcher = useFetcher<DeletionRefusal>({ key: `delete-${one}-${record?.id}` });
  if (!record) return null;
  const name = nameOf(record);
  const note = deletionNote?.(record);
  const refusal = fetcher.data;
  return (
    <ConfirmDialog
      title={`Delete ${one}`}
      question={
        <>
          <p>Are you sure you want to delete this {one}?</p>
          <p className="record-name">{name}</p>
          {note && <p>{note}</p>}
          {deletionFields && <form ref={fields}>{deletionFields([record])}</form>}
        </>
      }
      act="Delete"
      isBusy={fetcher.state !== "idle"}
      failure={
        refusal && (
          <>
            {refusal.failure} {refusal.isKept && keptBy?.(record)}
          </>
        )
      }
      onConfirm={() => {
        const entries = new FormData(fields.current ?? undefined);
        entries.set("id", `${record.id}`);
        entries.set("name", name);
        void fetcher.submit(entries, { method: "delete" });
      }}
      onCancel={close}
    />
  );
}
