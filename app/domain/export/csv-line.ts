import { minuteOf } from "#app/lib/time/india-day.ts";
import type { ExportValue } from "./list-export.ts";

/** A file begins with it, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet takes a text that begins with one of these for a formula, and would run it. */
const formulaStart = /^[=+\-@\t\r\n]/;
/** Digits and spaces after a plus are a telephone number: at worst a spreadsheet reads the number itself. */
const telephone = /^\+\d[\d ]*$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/**
 * One line of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it; telephone
 * numbers stay readable, `+919822550148` as `+91 98225 50148`.
 */
export const csvLine = (values: ExportValue[]): string => `${values.map(cellOf).join(",")}\r\n`;

/** A cell as it was before: of a formula as `csvLine` wrote it, or of a number that a spreadsheet holds as a text. */
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
