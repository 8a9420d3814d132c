import type { Column } from "#app/admin/list/list-shape.ts";
import type { Noun } from "#app/domain/permission/permissions.ts";
import { PlaceCell } from "./place-cell.tsx";

/** The column for a record's place in the order that visitors see. */
export const placeColumn = <Row extends { id: number }>(file: Noun, nameOf: (row: Row) => string): Column<Row> => ({
  name: "place",
  label: "Place",
  className: "place",
  cell: (row) => <PlaceCell id={row.id} name={nameOf(row)} file={file} />,
});
