import { useState } from "react";
import { EndMark } from "./end-mark.tsx";
import { useListAddress } from "./list-address.ts";
import type { Column, ListShape } from "./list-shape.ts";
import { RowActs } from "./row-acts.tsx";

interface RecordTableProps<Row> {
  shape: ListShape<Row>;
  caption: string;
  rows: Row[];
}

const ROWS_AT_A_TIME = 60;

/** A table on a wide screen; on a phone each row is a card. A long list grows as the reader comes near its end. */
export function RecordTable<Row extends { id: number }>({ shape, caption, rows }: RecordTableProps<Row>) {
  const address = useListAddress();
  const [count, setCount] = useState(ROWS_AT_A_TIME);
  return (
    <>
      <table className="record-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {shape.columns.map((column) => (
              <HeadCell key={column.name} column={column} />
            ))}
            <th scope="col" className="acts">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={row.id}>
              {shape.columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
              <td className="acts">
                <RowActs id={row.id} name={shape.nameOf(row)} canEdit={shape.isWrittenByStaff} address={address} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count < rows.length && <EndMark key={count} onNear={() => setCount(count + ROWS_AT_A_TIME)} />}
    </>
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

function HeadCell<Row>({ column: { name, label, className, sortValue } }: { column: Column<Row> }) {
  const { params, change } = useListAddress();
  const sort = params.get("sort");
  const order = sort === name ? "ascending" : sort === `-${name}` ? "descending" : undefined;
  return (
    <th scope="col" className={className} aria-sort={order}>
      {sortValue ? (
        <button type="button" className="sort" onClick={() => change({ sort: nextSort(name, order) })}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** First up, then down, then the list's own order again. */
function nextSort(name: string, order: "ascending" | "descending" | undefined): string | null {
  if (order === undefined) return name;
  return order === "ascending" ? `-${name}` : null;
}
