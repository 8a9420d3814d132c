import { useDeferredValue, useMemo } from "react";
import { dialledDigits } from "#app/lib/dialled-digits.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { lazily } from "#app/lib/lazily.ts";
import { useListAddress } from "./list-address.ts";
import type { Column, ListShape } from "./list-shape.ts";
import { useFilterText } from "./use-filter-text.ts";

const alphabet = lazily(() => new Intl.Collator("en", { numeric: true, sensitivity: "base" }));

/** A list's filter, and the rows that it lets through. */
export function useListView<Row>(rows: Row[], shape: ListShape<Row>) {
  const { filter } = shape;
  const { params, change } = useListAddress();
  const { text, setText, writeText } = useFilterText();
  const view = useRowsThrough(rows, shape, text);
  function clearFilter() {
    setText("");
    change({ q: null, ...Object.fromEntries(filter.choices.map(({ name }) => [name, null])) });
  }
  const isFiltered = text !== "" || filter.choices.some(({ name }) => params.get(name));
  return { view, text, setText, writeText, clearFilter, isFiltered };
}

/** The same rows, for those who stand beside the list and only read its filter. */
export function useShownRows<Row>(rows: Row[], shape: ListShape<Row>): Row[] {
  return useRowsThrough(rows, shape, useListAddress().params.get("q") ?? "");
}

/** The rows that the filter lets through, in the order asked for. */
function useRowsThrough<Row>(rows: Row[], { columns, filter }: ListShape<Row>, text: string): Row[] {
  const { params } = useListAddress();
  const sort = params.get("sort") ?? "";
  // Sorted before it is filtered: a keystroke then costs one pass over the rows.
  const searchable = useMemo(
    () => inOrder(rows, columns, sort).map((row) => ({ row, folded: foldText(filter.searched(row)) })),
    [rows, columns, sort, filter],
  );
  const sought = foldText(useDeferredValue(text).trim());
  const number = dialledDigits(sought);
  // As one text: the address is another object after every letter.
  const wanted = JSON.stringify(filter.choices.map(({ name }) => params.get(name) ?? ""));

  return useMemo(() => {
    const values = JSON.parse(wanted) as string[];
    const chosen = filter.choices.flatMap(({ value }, index) => (values[index] ? [{ value, is: values[index] }] : []));
    const found = searchable.filter(
      ({ row, folded }) =>
        (folded.includes(sought) || (number !== null && folded.includes(number))) &&
        chosen.every(({ value, is }) => isOneOf(value(row), is)),
    );
    return found.map(({ row }) => row);
  }, [searchable, sought, number, wanted, filter]);
}

export type ListView = Omit<ReturnType<typeof useListView>, "view"> & { view: unknown[] };

const isOneOf = (values: string | readonly string[], wanted: string) =>
  typeof values === "string" ? values === wanted : values.includes(wanted);

function inOrder<Row>(rows: Row[], columns: Column<Row>[], sort: string): Row[] {
  const sortValue = columns.find(({ name }) => name === sort.replace("-", ""))?.sortValue;
  if (!sortValue) return rows;
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : alphabet().compare(`${a}`, `${b}`);
}
