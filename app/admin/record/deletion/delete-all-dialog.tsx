import { useRef } from "react";
import { callApi } from "#app/admin/api/api-client.ts";
import { countWords } from "#app/admin/list/filters/list-filters.tsx";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Everything } from "#app/admin/list/rows/use-selection.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { SlicesDialog } from "./slices-dialog.tsx";

interface DeleteAllDialogProps<Row> {
  shape: ListShape<Row>;
  /** Those of them that the page shows. */
  selected: Row[];
  all: Everything;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before all go that a filter lets through. */
export function DeleteAllDialog<Row>({ shape, selected, all, onDone, onClose }: DeleteAllDialogProps<Row>) {
  const { file, many, deletionFields } = shape;
  const fields = useRef<HTMLFormElement>(null);
  const counted = `${countWords(all.count)} ${many}`;
  async function deleteSlice(slice: { count: number; after?: string }) {
    const decided = new FormData(fields.current ?? undefined) as unknown as Iterable<[string, string]>;
    const query = { ...Object.fromEntries(new URLSearchParams(all.filter)), ...Object.fromEntries(decided), ...slice };
    return (await callApi<SliceOutcome>(`${file}-bulk`, { method: "DELETE", query })).data!;
  }
  return (
    <SlicesDialog
      title={`Delete ${counted}`}
      question={
        <>
          <p>Are you sure you want to delete these {counted}?</p>
          {deletionFields && <form ref={fields}>{deletionFields(selected)}</form>}
        </>
      }
      act="Delete"
      words="deleted"
      many={many}
      count={all.count.total}
      slice={deleteSlice}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
