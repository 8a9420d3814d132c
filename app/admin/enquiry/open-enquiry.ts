import { useState } from "react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import { useStoredRecord } from "#app/admin/record/open-record.ts";
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
  // The list is read anew after each act, so that its row is the newest there is.
  const shown = list.rows.find(({ id }) => `${id}` === openId);
  const stored = useStoredRecord({ file, rows: list.rows }, shown ? null : openId);
  // What leaves the filter by what is done here stays open as it was last seen, until it is read anew.
  const [last, setLast] = useState<Row | null>(null);
  const found = shown ?? stored.record;
  if (found && found !== last) setLast(found);
  const record = found ?? (`${last?.id}` === openId ? last : null);
  return {
    record,
    isMissing: openId !== null && !shown && stored.isMissing,
    previous,
    next,
    open: ({ id }) => address.change({ open: `${id}` }),
    close: () => address.close("open"),
  };
}
