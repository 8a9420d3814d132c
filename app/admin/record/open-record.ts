import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { RecordAnswer } from "./record-data.ts";

/** The list's rows, and the file from which a record is read. */
export interface Listed<Row> {
  file: string;
  rows: Row[];
}

type OpenRecord<Row> = { is: "closed" | "new" | "missing" | "opening"; record: null } | { is: "edited"; record: Row };

/**
 * The record whose dialog is open: `?new` or `?edit=ID`. It is read when the dialog opens and then stays, whatever the
 * list reloads: a form must not change while somebody types.
 */
export function useOpenRecord<Row extends { id: number }>(
  listed: Listed<Row>,
): OpenRecord<Row> & { close: () => void } {
  const address = useListAddress();
  const close = () => address.close("edit", "new");
  const { params } = address;
  const editId = params.get("edit");
  const { record, isMissing } = useStoredRecord(listed, editId);
  if (editId === null) return { is: params.has("new") ? "new" : "closed", record: null, close };
  if (record) return { is: "edited", record, close };
  return { is: isMissing ? "missing" : "opening", record: null, close };
}

export function useStoredRecord<Row extends { id: number }>({ file, rows }: Listed<Row>, id: string | null) {
  const { load, data: last } = useFetcher<RecordAnswer>({ key: `record ${file} ${id}` });
  // Data of an earlier opening is another record.
  const data = last?.id === id ? last : undefined;
  const [opened, setOpened] = useState<{ id: string | null; record: Row | null }>({ id: null, record: null });
  useEffect(() => {
    if (id !== null) void load(`/admin/data/record?${new URLSearchParams({ of: file, id })}`);
  }, [load, file, id]);
  const isKept = opened.id === id && opened.record !== null;
  const record = isKept ? opened.record : answered(data, rows, id);
  if (id !== null && record !== null && !isKept) setOpened({ id, record });
  return { record: id === null ? null : record, isMissing: data !== undefined && record === null };
}

function answered<Row extends { id: number }>(data: RecordAnswer | undefined, rows: Row[], id: string | null) {
  if (!data || "isGone" in data) return null;
  return "record" in data ? (data.record as Row) : (rows.find((row) => `${row.id}` === id) ?? null);
}

/** The record in `?delete=ID`. */
export function useDoomedRecord<Row extends { id: number }>(listed: Listed<Row>) {
  const { params, close } = useListAddress();
  const id = params.get("delete");
  const shown = listed.rows.find((row) => `${row.id}` === id);
  const { record: stored } = useStoredRecord(listed, shown ? null : id);
  const record = shown ?? stored;
  // The question must not disappear if somebody else deletes the record: the answer will say so.
  const [asked, setAsked] = useState<Row | null>(null);
  if (record !== null && record !== asked) setAsked(record);
  const isAsked = asked !== null && `${asked.id}` === id;
  return { record: isAsked ? asked : record, close: () => close("delete") };
}
