import { type ReactNode, useRef } from "react";
import { callForData } from "#app/admin/api/api-client.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Everything } from "#app/admin/list/rows/use-selection.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { SlicesDialog } from "./slices-dialog.tsx";
import type { AskSlice } from "./slices-run.ts";

interface DeleteAllDialogProps {
  list: Pick<ListShape<never>, "file" | "one" | "many">;
  all: Everything;
  /** Options of the deletion. */
  fields: ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before all records that match a filter are deleted. */
export default function DeleteAllDialog({ list, all, fields, onDone, onClose }: DeleteAllDialogProps) {
  const { file, one, many } = list;
  const form = useRef<HTMLFormElement>(null);
  const deleteSlice: AskSlice = async (slice) => {
    const decided = new FormData(form.current ?? undefined) as unknown as Iterable<[string, string]>;
    const query = { ...Object.fromEntries(new URLSearchParams(all.filter)), ...Object.fromEntries(decided), ...slice };
    return await callForData<SliceOutcome>(`${file}-bulk`, { method: "DELETE", query });
  };
  return (
    <SlicesDialog
      one={one}
      many={many}
      count={all.count}
      ask={(counted) => ({
        title: `Delete ${counted}`,
        question: (
          <>
            <p>Are you sure you want to delete these {counted}?</p>
            {fields && <form ref={form}>{fields}</form>}
          </>
        ),
        act: "Delete",
      })}
      words="deleted"
      done="deleted"
      slice={deleteSlice}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
