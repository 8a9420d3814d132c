import { BYTE_ORDER_MARK, csvLine } from "#app/domain/export/csv-line.ts";
import type { FileTable } from "./read-table.ts";

/** Saves the refused rows as they were in the file, with line and reason, to be corrected and imported again. */
export function saveRefused({ name, headings, rows }: FileTable, refused: Map<number, string>): void {
  const lines = rows.flatMap(({ line, cells }) => {
    const why = refused.get(line);
    return why === undefined ? [] : [csvLine([...headings.map((_, place) => cells[place] ?? ""), why, line])];
  });
  const text = BYTE_ORDER_MARK + csvLine([...headings, "Why refused", "Line of the file"]) + lines.join("");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = `${name.replace(/\.\w+$/, "")}-refused.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
