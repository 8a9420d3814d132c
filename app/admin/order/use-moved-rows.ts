import { useMemo } from "react";
import { useFetchers } from "react-router";
import { textOf } from "#app/admin/form/form-entries.ts";

/** The rows in the order that they have once every move on its way has arrived. */
export function useMovedRows<Row extends { id: number }>(rows: Row[]): Row[] {
  const waiting = useFetchers()
    .flatMap(({ formMethod, formData }) => (formMethod === "PATCH" && formData ? [formData] : []))
    .map((move) => `${textOf(move, "id")} ${textOf(move, "before")}`)
    .join();
  return useMemo(
    () => (waiting ? waiting.split(",").reduce<Row[]>((all, move) => moved(all, move), rows) : rows),
    [rows, waiting],
  );
}

function moved<Row extends { id: number }>(rows: Row[], move: string): Row[] {
  const [id, before] = move.split(" ");
  const row = rows.find((one) => `${one.id}` === id);
  if (!row) return rows;
  const others = rows.filter((one) => one !== row);
  const place = others.findIndex((one) => `${one.id}` === before);
  return others.toSpliced(place < 0 ? others.length : place, 0, row);
}
