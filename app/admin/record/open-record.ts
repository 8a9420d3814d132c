import { useState } from "react";
import { useLocation } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";

type OpenRecord<Row> = { is: "closed" | "new" | "missing"; record: null } | { is: "edited"; record: Row };

/**
 * The record whose dialog the address opens: `?new`, or `?edit=ID`. It stays as it was at the opening, whatever the
 * list reads meanwhile: a form must not change under the typing user. The next version comes when they ask for it.
 */
export function useOpenRecord<Row extends { id: number }>(rows: Row[]): OpenRecord<Row> & { close: () => void } {
  const address = useListAddress();
  const close = () => address.close("edit", "new");
  const { params } = address;
  const editId = params.get("edit");
  const record = useAsOpened(rows, editId);
  if (editId === null) return { is: params.has("new") ? "new" : "closed", record: null, close };
  return record ? { is: "edited", record, close } : { is: "missing", record: null, close };
}

/** `location.state.version` changes when the user asks for the newer version of what is open. */
function useAsOpened<Row extends { id: number }>(rows: Row[], editId: string | null): Row | null {
  const { state } = useLocation() as { state: { version?: string } | null };
  const opening = `${editId} ${state?.version}`;
  const [opened, setOpened] = useState<{ opening: string; record: Row | null }>({ opening: "", record: null });
  if (opened.opening === opening && opened.record) return opened.record;
  const record = rows.find(({ id }) => `${id}` === editId) ?? null;
  if (opened.opening !== opening || opened.record !== record) setOpened({ opening, record });
  return record;
}

/** The record that `?delete=ID` asks about. */
export function useDoomedRecord<Row extends { id: number }>(rows: Row[]) {
  const { params, close } = useListAddress();
  return { record: rows.find(({ id }) => `${id}` === params.get("delete")) ?? null, close: () => close("delete") };
}
