import { withoutApostrophe } from "#app/domain/export/csv-line.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";

const MOST_BYTES = 30 * 1024 * 1024;

/** A file of people: its headings, and its rows with line numbers. */
export interface FileTable {
  name: string;
  headings: string[];
  rows: { line: number; cells: string[] }[];
}

/**
 * Reads a CSV file or an Excel workbook.
 * @throws {Error} with a sentence if it is neither.
 */
export async function readTable(file: File): Promise<FileTable> {
  if (file.size > MOST_BYTES) throw new Error("The file is larger than 30 MB. Split it and import the parts.");
  const bytes = await file.arrayBuffer();
  const read = isZip(bytes) ? await readXlsx(bytes) : readCsv(textOf(bytes));
  const all = read.map((cells) => cells.map(withoutApostrophe));
  const first = all.findIndex(isFilled);
  const headings = (all[first] ?? []).map((heading, place) => heading.trim() || `Column ${place + 1}`);
  const rows = all
    .map((cells, index) => ({ line: index + 1, cells }))
    .slice(first + 1)
    .filter(({ cells }) => isFilled(cells));
  if (rows.length === 0) throw new Error("The file holds no rows below its headings.");
  return { name: file.name, headings, rows };
}

const isFilled = (cells: string[]) => cells.some((cell) => cell.trim() !== "");

const isZip = (bytes: ArrayBuffer) => bytes.byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304;

/** Excel writes its CSV in a Western European encoding, and its Unicode Text in UTF-16. */
function textOf(bytes: ArrayBuffer): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 4096)).includes(0))
    throw new Error("This is no CSV file and no Excel workbook (.xlsx). Save it as one of them.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Detected by the byte order mark. */
function utf16Of(bytes: ArrayBuffer): string | undefined {
  const mark = bytes.byteLength > 1 && new DataView(bytes).getUint16(0);
  if (mark === 0xfffe) return "utf-16le";
  return mark === 0xfeff ? "utf-16be" : undefined;
}
