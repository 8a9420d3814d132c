import type { ImportField } from "#app/domain/lead-import/import-fields.ts";
import type { Mapping } from "#app/admin/lead-imports/mapping/guess-fields.ts";
import type { FileTable } from "./read-table.ts";

/** The API's limit; fewer rows if notes are long. */
const MOST_ROWS = 200;
/** The server takes 256 KB; a Hindi character has three bytes. */
const MOST_BYTES = 150_000;
/** Four times the longest field, even after normalisation: it is still refused, and the row fits in a request. */
const MOST_OF_CELL = 20_000;

const encoder = new TextEncoder();

type Row = { line: number } & Partial<Record<ImportField, string>>;

/** The rows from `from` on, as many as are sent at once. */
export function sliceOf({ rows }: FileTable, mapping: Mapping, from: number): Row[] {
  const slice: Row[] = [];
  let bytes = 0;
  for (const { line, cells } of rows.slice(from, from + MOST_ROWS)) {
    const row: Row = { line };
    for (const [place, field] of mapping.entries())
      if (field) row[field] = (cells[place] ?? "").trim().slice(0, MOST_OF_CELL);
    bytes += encoder.encode(JSON.stringify(row)).length;
    if (slice.length > 0 && bytes > MOST_BYTES) break;
    slice.push(row);
  }
  return slice;
}
