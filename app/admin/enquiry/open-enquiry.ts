import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useShownRows } from "#app/admin/list/use-list-view.ts";

export interface Neighbours<Row> {
  previous: Row | undefined;
  next: Row | undefined;
}

interface OpenEnquiry<Row> extends Neighbours<Row> {
  /** Null where nothing is open, or what is open is gone. */
  record: Row | null;
  isMissing: boolean;
  /** Puts another record into the dialog. */
  open: (row: Row) => void;
  close: () => void;
}

/** The enquiry that `?open=ID` shows, with those before and after it among what the filter lets through. */
export function useOpenEnquiry<Row extends { id: number }>(rows: Row[], shape: ListShape<Row>): OpenEnquiry<Row> {
  const address = useListAddress();
  const view = useShownRows(rows, shape);
  const openId = address.params.get("open");
  const record = rows.find(({ id }) => `${id}` === openId) ?? null;
  return {
    record,
    isMissing: openId !== null && record === null,
    ...(record ? neighboursOf(record, view, rows) : { previous: undefined, next: undefined }),
    open: ({ id }) => address.change({ open: `${id}` }),
    close: () => address.close("open"),
  };
}

/** An answer may take the open record out of a filter for new ones: its neighbours are then those of its place in the list. */
function neighboursOf<Row>(record: Row, view: Row[], rows: Row[]): Neighbours<Row> {
  const index = view.indexOf(record);
  if (index !== -1) return { previous: view[index - 1], next: view[index + 1] };
  const place = new Map(rows.map((row, at) => [row, at]));
  const here = place.get(record)!;
  return {
    previous: view.findLast((row) => place.get(row)! < here),
    next: view.find((row) => place.get(row)! > here),
  };
}
