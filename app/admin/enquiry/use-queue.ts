import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ListPage } from "#app/admin/list/list-page.ts";

export interface Queue<Row> {
  previous: Row | undefined;
  next: Row | undefined;
  /** Counted from 1; absent if the record was not opened from the list. */
  place: number | undefined;
  total: number;
}

interface Line<Row> {
  rows: Row[];
  /** The page of its last row. */
  page: number;
  /** The number of records before its first row. */
  before: number;
  total: number;
  limit: number;
}

/**
 * The neighbours of the open record in the list as it was when the first was opened. A decision that removes the record
 * from the filter does not change the queue; at the end of a page the next one is added.
 */
export function useQueue<Row extends { id: number }>(list: ListPage<Row>, openId: string | null): Queue<Row> {
  const [line, setLine] = useState<Line<Row> | null>(null);
  if (openId === null && line !== null) setLine(null);
  if (openId !== null && line === null) setLine(lineOf(list));
  const index = line?.rows.findIndex(({ id }) => `${id}` === openId) ?? -1;
  const isAtEnd = line !== null && index === line.rows.length - 1 && line.before + line.rows.length < line.total;
  useNextPage(line, isAtEnd, setLine);
  if (!line || index === -1) return { previous: undefined, next: undefined, place: undefined, total: 0 };
  return {
    previous: line.rows[index - 1],
    next: line.rows[index + 1],
    place: line.before + index + 1,
    total: line.total,
  };
}

const lineOf = <Row>({ rows, page, limit, found }: ListPage<Row>): Line<Row> => ({
  rows,
  page,
  before: (page - 1) * limit,
  total: found.total,
  limit,
});

function useNextPage<Row extends { id: number }>(
  line: Line<Row> | null,
  isAtEnd: boolean,
  setLine: (line: Line<Row>) => void,
) {
  const { pathname, search } = useLocation();
  const { load, data, state } = useFetcher<ListPage<Row> | { list: ListPage<Row> }>({ key: `queue ${pathname}` });
  const wanted = (line?.page ?? 0) + 1;
  const readNext = useEffectEvent((wanted: number) => {
    const params = new URLSearchParams(search);
    params.set("page", `${wanted}`);
    void load(`${pathname}?${params}`);
  });
  useEffect(() => {
    if (isAtEnd) readNext(wanted);
  }, [isAtEnd, wanted]);
  const page = data && ("list" in data ? data.list : data);
  if (!isAtEnd || !line || state !== "idle" || page?.page !== wanted) return;
  const known = new Set(line.rows.map(({ id }) => id));
  setLine({ ...line, page: wanted, rows: [...line.rows, ...page.rows.filter(({ id }) => !known.has(id))] });
}
