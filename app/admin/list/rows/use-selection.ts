import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import type { Count } from "#app/domain/list/page-of.ts";

/** The selected rows of a page, or all matches on all pages. */
export function useSelection<Row extends { id: number }>(
  { rows, found, asked }: Pick<ListPage<Row>, "rows" | "found" | "asked">,
  canSelect?: (row: Row) => boolean,
) {
  const selectable = useMemo(() => (canSelect ? rows.filter(canSelect) : rows), [rows, canSelect]);
  const [ids, setIds] = useState(useAskedFirst(selectable));
  const [everything, setEverything] = useState<Everything | null>(null);
  const filter = filterOf(asked);
  // Selecting everything applies to one filter.
  const all = everything?.filter === filter ? everything : null;
  const lastPicked = useRef<number>(undefined);
  const [held, setHeld] = useState<Row[] | null>(null);
  const selected = useMemo(
    () => held ?? (all ? selectable : ids.size === 0 ? [] : selectable.filter(({ id }) => ids.has(id))),
    [selectable, ids, all, held],
  );
  usePickedFirst(rows, setIds);

  return useMemo(() => {
    /** Selects or deselects a row; as a range, all rows from the last one picked. */
    function pick(id: number, { isRange }: { isRange: boolean }) {
      const picked = isRange ? idsBetween(selectable, lastPicked.current, id) : [id];
      const before = all ? new Set(selectable.map((row) => row.id)) : ids;
      const next = new Set(before);
      for (const one of picked) {
        if (before.has(id)) next.delete(one);
        else next.add(one);
      }
      lastPicked.current = id;
      setEverything(null);
      setIds(next);
    }
    function clear() {
      setEverything(null);
      setIds(new Set());
      setHeld(null);
    }
    return {
      isPicked: (id: number) => all !== null || ids.has(id),
      selected,
      /** Freezes the selection while a question about it is open. Answers a function that releases it. */
      hold: () => (setHeld(selected), () => setHeld(null)),
      /** All matches are selected, including those on other pages. */
      all,
      /** The number of matches, which may all be on this page. */
      found,
      isWhole: selected.length > 0 && selected.length === selectable.length,
      count: selectable.length,
      pick,
      selectAll: () => setIds(new Set(selectable.map((row) => row.id))),
      selectEverything: () => setEverything({ filter, count: found }),
      clear,
    };
  }, [ids, selected, selectable, all, found, filter]);
}

/** All matches of a filter, with their number when they were selected. */
export interface Everything {
  /** The API's query for them, e.g. `q=mba&type=PG`. */
  filter: string;
  count: Count;
}

/** The order does not change the matches. */
function filterOf(asked: ListPage<unknown>["asked"]): string {
  const filter = new URLSearchParams(asked);
  filter.delete("sort");
  filter.sort();
  return `${filter}`;
}

/** An address may select its first rows, `pick=15`; only once, since after a reload they differ. */
function useAskedFirst(rows: { id: number }[]): () => ReadonlySet<number> {
  const { params, change } = useListAddress();
  const forget = useEffectEvent(() => {
    if (params.has("pick")) change({ pick: null });
  });
  useEffect(() => forget(), []);
  return () => new Set(rows.slice(0, Number(params.get("pick") ?? 0)).map(({ id }) => id));
}

/** Takes over boxes ticked before the scripts ran. */
function usePickedFirst(rows: { id: number }[], setIds: Dispatch<SetStateAction<ReadonlySet<number>>>) {
  const takeOver = useEffectEvent(() => {
    if (document.querySelector("thead .pick-box :checked")) return setIds(new Set(rows.map(({ id }) => id)));
    const picked = document.querySelectorAll<HTMLElement>("tr[data-id]:has(.pick-box :checked)");
    const ids = [...picked].map(({ dataset }) => Number(dataset["id"]));
    // Rows selected by the address may not all be rendered yet.
    if (ids.length > 0) setIds((asked) => new Set([...asked, ...ids]));
  });
  useEffect(() => takeOver(), []);
}

function idsBetween(rows: { id: number }[], from: number | undefined, to: number): number[] {
  const [start, end] = [from, to].map((id) => rows.findIndex((row) => row.id === id)).toSorted((a, b) => a - b);
  return start! < 0 ? [to] : rows.slice(start, end! + 1).map(({ id }) => id);
}

export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>;
