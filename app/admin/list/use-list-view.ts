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
  const sort = params.get("sort") ?? "";
  // Sorted before it is filtered: a keystroke then costs one pass over the rows.
  const searchable = useMemo(
    () => inOrder(rows, columns, sort).map((row) => ({ row, folded: foldText(filter.searched(row)) })),
    [rows, columns, sort, filter],
  );
  const sought = foldText(useDeferredValue(text).trim());
  // As one text: the address is another object after every letter.
  const wanted = JSON.stringify(filter.choices.map(({ name }) => params.get(name) ?? ""));

  const view = useMemo(() => {
    const values = JSON.parse(wanted) as string[];
    const chosen = filter.choices.flatMap(({ value }, index) => (values[index] ? [{ value, is: values[index] }] : []));
    const found = searchable.filter(
      ({ row, folded }) => folded.includes(sought) && chosen.every(({ value, is }) => value(row) === is),
    );
    return found.map(({ row }) => row);
  }, [searchable, sought, wanted, filter]);

  function clearFilter() {
    setText("");
    change({ q: null, ...Object.fromEntries(filter.choices.map(({ name }) => [name, null])) });
  }
  return { view, text, setText, clearFilter, isFiltered: text !== "" || wanted.replaceAll(/[[\]",]/g, "") !== "" };
}

export type ListView = Pick<ReturnType<typeof useListView>, "text" | "setText" | "clearFilter" | "isFiltered"> & {
  view: unknown[];
};

function inOrder<Row>(rows: Row[], columns: Column<Row>[], sort: string): Row[] {
  const sortValue = columns.find(({ name }) => name === sort.replace("-", ""))?.sortValue;
  if (!sortValue) return rows;
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : alphabet.compare(`${a}`, `${b}`);
}
