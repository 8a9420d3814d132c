import { memo, type ReactElement, type RefObject, useRef } from "react";
import { useMay } from "#app/admin/session/use-may.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Column, ListShape } from "#app/admin/list/list-shape.ts";
import { PickBox } from "./pick-box.tsx";
import { RowActs } from "./row-acts.tsx";
import { useFocusInPlace } from "#app/admin/list/rows/use-focus-in-place.ts";
import { useRowsInSteps } from "./use-rows-in-steps.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";

interface RecordTableProps<Row extends { id: number }> {
  shape: ListShape<Row>;
  caption: string;
  rows: Row[];
  selection: Selection<Row>;
  /** The element that contains filters and table. */
  pane: RefObject<HTMLElement | null>;
}

/** A table on a wide screen; on a phone each row is a card. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { shape, caption, rows, selection, pane } = props;
  const isPermitted = useMay();
  const mayChange = isPermitted(`${shape.file}.change`);
  const mayDelete = isPermitted(`${shape.file}.delete`);
  const body = useRef<HTMLTableSectionElement>(null);
  const noteFocus = useFocusInPlace(body, rows);
  const drawn = useRowsInSteps(rows, pane);
  return (
    <table className={`record-table ${shape.className ?? ""}`}>
      <caption className="visually-hidden">{caption}</caption>
      <RecordHead shape={shape} selection={selection} />
      <tbody ref={body} onFocus={noteFocus}>
        {drawn.map((row) => (
          <RecordRow key={row.id} {...{ shape, row, selection, mayChange, mayDelete }} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps<Row extends { id: number }> = Pick<RecordTableProps<Row>, "shape" | "selection"> & { row: Row };

type RecordRowProps<Row extends { id: number }> = RowProps<Row> & { mayChange: boolean; mayDelete: boolean };

/** Memoised, so that later rows do not render earlier ones again. */
const RecordRow = memo(function RecordRow<Row extends { id: number }>(props: RecordRowProps<Row>) {
  const { shape, row, selection, mayChange, mayDelete } = props;
  const { id } = row;
  return (
    <tr data-id={id} className={selection.isPicked(id) ? "picked" : undefined}>
      <td className="pick">
        <PickRow shape={shape} row={row} selection={selection} />
      </td>
      {shape.columns.map((column) => (
        <Cell key={column.name} column={column} row={row} />
      ))}
      <td className="acts">
        <RowActs id={id} name={shape.nameOf(row)} shape={shape} mayChange={mayChange} mayDelete={mayDelete} />
      </td>
    </tr>
  );
}) as <Row extends { id: number }>(props: RecordRowProps<Row>) => ReactElement;

/** The box that selects a row; nothing if it cannot be selected. */
export function PickRow<Row extends { id: number }>({ shape, row, selection }: RowProps<Row>) {
  if (shape.canSelect?.(row) === false) return null;
  return (
    <PickBox
      label={`Select ${shape.nameOf(row)}`}
      isPicked={selection.isPicked(row.id)}
      onPick={(options) => selection.pick(row.id, options)}
    />
  );
}

function RecordHead<Row extends { id: number }>({
  shape,
  selection,
}: Pick<RecordTableProps<Row>, "shape" | "selection">) {
  const { selected, isWhole, count, selectAll, clear } = selection;
  return (
    <thead>
      <tr>
        <th scope="col" className="pick">
          {count === 0 ? (
            <span className="visually-hidden">Selection</span>
          ) : (
            <PickBox
              label={`Select all ${count} shown`}
              isPicked={isWhole}
              isPartly={selected.length > 0 && !isWhole}
              onPick={isWhole ? clear : selectAll}
            />
          )}
        </th>
        {shape.columns.map((column) => (
          <HeadCell key={column.name} column={column} />
        ))}
        <th scope="col" className="acts">
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

function Cell<Row>({ column: { className, cell, isTitle }, row }: { column: Column<Row>; row: Row }) {
  if (!isTitle) return <td className={className}>{cell(row)}</td>;
  return (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  );
}

function HeadCell<Row>({ column: { name, label, className, isSorted } }: { column: Column<Row> }) {
  const { params, change } = useListAddress();
  const sort = params.get("sort");
  const order = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
  return (
    <th scope="col" className={className} aria-sort={order}>
      {isSorted ? (
        <button type="button" className="sort" onClick={() => change({ sort: nextSort(name, order) })}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Ascending, then descending, then the list's default order. */
function nextSort(name: string, order: "ascending" | "descending" | undefined): string | null {
  if (order === undefined) return name;
  return order === "ascending" ? `-${name}` : null;
}
