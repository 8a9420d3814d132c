import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { SheetCell } from "./sheet-rows.ts";

/** A course as plain words for WhatsApp; its number, stars, notes and the link are put in by the browser. */
export function sheetText({ title, university }: WholeCourse, cells: SheetCell[]): string {
  const lines = cells.map(({ label, words }) => `${label}: ${said(words)}`);
  return [`${title}, ${university.name}`, ...lines].join("\n");
}

function said(words: SheetCell["words"]): string {
  if (words === null) return "not known, ask";
  const lines = words.lines.join("; ");
  return words.detail ? `${lines} (${words.detail})` : lines;
}
