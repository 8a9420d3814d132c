import { useMemo } from "react";
import { useFetchers } from "react-router";
import { textOf } from "#app/admin/draft/form-entries.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";

/** The page with all pending moves applied. */
export function useMovedList<Row extends { id: number }>(list: ListPage<Row>): ListPage<Row> {
  const waiting = useFetchers()
    .flatMap(({ formMethod, formData }) => (formMethod === "PATCH" && formData ? [formData] : []))
    .map((move) => `${textOf(move, "id")} ${textOf(move, "place")}`)
    .join();
  return useMemo(() => {
    if (!waiting) return list;
    const first = (list.page - 1) * list.limit + 1;
    const rows = waiting.split(",").reduce<Row[]>((all, move) => moved(all, move, first), list.rows);
    return { ...list, rows };
  }, [list, waiting]);
}

/** Records leaving or entering the page are updated at the next reading. */
function moved<Row extends { id: number }>(rows: Row[], move: string, first: number): Row[] {
  const [id, place] = move.split(" ");
  const row = rows.find((one) => `${one.id}` === id);
  if (!row) return rows;
  const others = rows.filter((one) => one !== row);
  const index = Number(place) - first;
  return index < 0 || index > others.length ? others : others.toSpliced(index, 0, row);
}
