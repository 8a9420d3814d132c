import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { useFollowedRecord } from "#app/admin/enquiry/opened/followed-record.ts";
import { useQueue } from "./use-queue.ts";

interface OpenEnquiry<Row> {
  /** Null if nothing is open or the record is gone. */
  record: Row | null;
  isMissing: boolean;
  previous: Row | undefined;
  next: Row | undefined;
  /** Shows another record in the dialog. */
  open: (row: Row) => void;
  close: () => void;
}

/** The enquiry in `?open=ID`, with its neighbours in the list as it was when the dialog opened. */
export function useOpenEnquiry<Row extends { id: number }>(file: string, list: ListPage<Row>): OpenEnquiry<Row> {
  const address = useListAddress();
  const openId = address.params.get("open");
  const { previous, next } = useQueue(list, openId);
  const { record, isMissing } = useFollowedRecord({ file, rows: list.rows }, openId);
  return {
    record,
    isMissing,
    previous,
    next,
    open: ({ id }) => address.change({ open: `${id}` }),
    close: () => address.close("open"),
  };
}
