import { useDeferredValue, useMemo } from "react";
import { foldText } from "#app/lib/fold-text.ts";
import { useListAddress } from "./list-address.ts";
import type { Column, ListShape } from "./list-shape.ts";
import { useFilterText } from "./use-filter-text.ts";

const alphabet = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The rows that the filter lets through, in the order asked for. */
export function useListView<Row>(rows: Row[], { columns, filter }: ListShape<Row>) {
  const { params, change } = useListAddress();
  const [text, setText] = useFilterText();
  const searchable = useMemo(
    () => rows.map((row) => ({ row, folded: foldText(filter.searched(row)) })),
    [rows, filter],
  );
  const sought = foldText(useDeferredValue(text).trim());

  const view = useMemo(() => {
    const chosen = filter.choices.flatMap(({ name, value }) => ({ value, wanted: params.get(name) ?? "" }));
    const found = searchable.filter(
      ({ row, folded }) =>
        folded.includes(sought) && chosen.every(({ value, wanted }) => !wanted || value(row) === wanted),
    );
    return inOrder(
      found.map(({ row }) => row),
      columns,
      params.get("sort") ?? "",
    );
  }, [searchable, sought, params, columns, filter]);

  function clearFilter() {
    setText("");
    change({ q: null, ...Object.fromEntries(filter.choices.map(({ name }) => [name, null])) });
  }
  return { view, text, setText, clearFilter };
}

function inOrder<Row>(rows: Row[], columns: Column<Row>[], sort: string): Row[] {
  const sortValue = columns.find(({ name }) => name === sort.replace("-", ""))?.sortValue;
  if (!sortValue) return rows;
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : alphabet.compare(`${a}`, `${b}`);
}
