import { minuteOf } from "#app/lib/time/india-day.ts";
import type { ExportValue } from "./list-export.ts";

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
/** Spreadsheets run a text that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;
/** A telephone number is harmless: at worst a spreadsheet reads it as a number. */
const telephone = /^\+\d[\d ]*$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/**
 * One line of CSV (RFC 4180). Texts that a spreadsheet would run get a leading apostrophe; telephone numbers stay
 * readable, `+919822550148` as `+91 98225 50148`.
 */
export const csvLine = (values: ExportValue[]): string => `${values.map(cellOf).join(",")}\r\n`;

/** Removes the apostrophe that `csvLine`, or a spreadsheet before a number, has added. */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r\n\d])/, "");

function cellOf(value: ExportValue): string {
  if (value === null) return "";
  if (typeof value === "number") return `${value}`;
  const text = harmless(instant.test(value) ? minuteOf(value).replace("T", " ") : value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  if (telephone.test(text)) return text.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
  return formulaStart.test(text) ? `'${text}` : text;
}
