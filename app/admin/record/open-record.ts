import { useNavigate } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";

type OpenRecord<Row> = { is: "closed" | "new" | "missing"; record: null } | { is: "edited"; record: Row };

/** The record whose dialog the address opens: `?new`, or `?edit=ID`. */
export function useOpenRecord<Row extends { id: number }>(rows: Row[]): OpenRecord<Row> & { close: () => void } {
  const close = useClosing(["edit", "new"]);
  const { params } = useListAddress();
  const editId = params.get("edit");
  if (editId === null) return { is: params.has("new") ? "new" : "closed", record: null, close };
  const record = rows.find(({ id }) => `${id}` === editId);
  return record ? { is: "edited", record, close } : { is: "missing", record: null, close };
}

/** The record that `?delete=ID` asks about. */
export function useDoomedRecord<Row extends { id: number }>(rows: Row[]) {
  const close = useClosing(["delete"]);
  const { params } = useListAddress();
  return { record: rows.find(({ id }) => `${id}` === params.get("delete")) ?? null, close };
}

function useClosing(names: string[]): () => void {
  const address = useListAddress();
  const navigate = useNavigate();
  const closed = address.with(Object.fromEntries(names.map((name) => [name, null])));
  return () => void navigate(closed, { replace: true, preventScrollReset: true });
}
