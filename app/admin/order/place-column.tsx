import type { Column } from "#app/admin/list/list-shape.ts";
import { PlaceCell } from "./place-cell.tsx";

interface Ordered<Row> {
  /** All records in their order. */
  rows: Row[];
  nameOf: (row: Row) => string;
}

/** The column that shows and changes the place of a record in the order that visitors see. */
export function placeColumn<Row extends { id: number }>({ rows, nameOf }: Ordered<Row>): Column<Row> {
  const places = new Map(rows.map((row, index) => [row.id, index]));
  const ids = rows.map(({ id }) => id);
  return {
    name: "place",
    label: "Place",
    className: "place",
    exportValue: ({ id }) => places.get(id)! + 1,
    cell: (row) => <PlaceCell ids={ids} index={places.get(row.id)!} name={nameOf(row)} />,
  };
}
