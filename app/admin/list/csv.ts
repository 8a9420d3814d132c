import { lazily } from "#app/lib/lazily.ts";
import type { ExportColumn, ExportValue, ListShape } from "./list-shape.ts";

const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet takes a text that begins with one of these for a formula, and would run it. */
const formulaStart = /^[=+\-@\t\r\n]/;
/** Digits and spaces after a plus are a telephone number: at worst a spreadsheet reads the number itself. */
const telephone = /^\+\d[\d ]*$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
// The Swedish way of writing a time is ISO's, which every spreadsheet reads.
const officeTime = lazily(
  () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata", dateStyle: "short", timeStyle: "short" }),
);

/**
 * The rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A text that a spreadsheet
 * would run as a formula gets an apostrophe before it; telephone numbers stay readable, `+919822550148` as
 * `+91 98225 50148`.
 */
export function csvOf<Row>(shape: ListShape<Row>, rows: Row[]): string {
  const columns = exportColumnsOf(shape);
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map((of) => of.exportValue(row)))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(",")}\r\n`).join("");
}

function exportColumnsOf<Row>({ columns, exportColumns = [] }: ListShape<Row>): ExportColumn<Row>[] {
  const shown = columns.flatMap(({ label, exportValue, sortValue }) => {
    const value = exportValue ?? sortValue;
    return value ? [{ label, exportValue: value }] : [];
  });
  return [...shown, ...exportColumns];
}

function cellOf(value: ExportValue): string {
  if (value === null) return "";
  if (typeof value === "number") return `${value}`;
  const text = harmless(instant.test(value) ? officeTime().format(new Date(value)) : value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function harmless(text: string): string {
  if (telephone.test(text)) return text.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
  return formulaStart.test(text) ? `'${text}` : text;
}
