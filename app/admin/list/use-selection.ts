import { useMemo, useRef, useState } from "react";
import { pickedEarly } from "#app/admin/first-rows/early-hands.ts";

/** Which of the shown rows are selected. A row that the filter hides counts again when it is shown again. */
export function useSelection<Row extends { id: number }>(view: Row[], canSelect?: (row: Row) => boolean) {
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(pickedEarly(view.map(({ id }) => id))));
  const lastPicked = useRef<number>(undefined);
  const selectable = useMemo(() => (canSelect ? view.filter(canSelect) : view), [view, canSelect]);
  const selected = useMemo(() => (ids.size === 0 ? [] : selectable.filter(({ id }) => ids.has(id))), [selectable, ids]);

  return useMemo(() => {
    /** Selects or lets go of a row; as a range, everything from the row picked before does the same. */
    function pick(id: number, { isRange }: { isRange: boolean }) {
      const picked = isRange ? idsBetween(selectable, lastPicked.current, id) : [id];
      const next = new Set(ids);
      for (const one of picked) {
        if (ids.has(id)) next.delete(one);
        else next.add(one);
      }
      lastPicked.current = id;
      setIds(next);
    }
    return {
      ids,
      selected,
      isWhole: selected.length > 0 && selected.length === selectable.length,
      count: selectable.length,
      pick,
      selectAll: () => setIds(new Set(selectable.map((row) => row.id))),
      clear: () => setIds(new Set()),
    };
  }, [ids, selected, selectable]);
}

function idsBetween(rows: { id: number }[], from: number | undefined, to: number): number[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => row.id === id)).toSorted((a, b) => a - b);
  return start! < 0 ? [to] : rows.slice(start, end! + 1).map(({ id }) => id);
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;
