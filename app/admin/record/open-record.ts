import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { RecordAnswer } from "./record-data.ts";

/** What the list shows of a record and where it is read as it is stored now. */
export interface Listed<Row> {
  file: string;
  rows: Row[];
}

type OpenRecord<Row> = { is: "closed" | "new" | "missing" | "opening"; record: null } | { is: "edited"; record: Row };

/**
 * The record whose dialog the address opens: `?new`, or `?edit=ID`. It is read as it is stored now, and stays as it was
 * at the opening, whatever the list reads meanwhile: a form must not change under the typing user.
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
  // What was read for another opening is not this record.
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

/** The record that `?delete=ID` asks about. */
export function useDoomedRecord<Row extends { id: number }>(listed: Listed<Row>) {
  const { params, close } = useListAddress();
  const id = params.get("delete");
  const shown = listed.rows.find((row) => `${row.id}` === id);
  const { record: stored } = useStoredRecord(listed, shown ? null : id);
  const record = shown ?? stored;
  // What is asked about must not vanish while it is asked, since somebody else deletes it: the answer says so.
  const [asked, setAsked] = useState<Row | null>(null);
  if (record !== null && record !== asked) setAsked(record);
  const isAsked = asked !== null && `${asked.id}` === id;
  return { record: isAsked ? asked : record, close: () => close("delete") };
}
