import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { useFollowedRecord } from "#app/admin/enquiry/opened/followed-record.ts";
import { useQueue } from "./use-queue.ts";

interface OpenEnquiry<Row> {
  /** Null where nothing is open, or what is open is gone. */
  record: Row | null;
  isMissing: boolean;
  previous: Row | undefined;
  next: Row | undefined;
  /** Puts another record into the dialog. */
  open: (row: Row) => void;
  close: () => void;
}

/** The enquiry that `?open=ID` shows, with those before and after it as the list was when it was opened. */
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
