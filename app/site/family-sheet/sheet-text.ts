import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import type { SheetRow } from "./sheet-rows.ts";

/** The same as plain words for WhatsApp, where stars make a line bold. Notes and the link are put in by the browser. */
export function sheetText(courses: WholeCourse[], rows: SheetRow[], today: string): string {
  const blocks = courses.map((course, place) => {
    const lines = rows.map(({ label, cells }) => `${label}: ${said(cells[place]!)}`);
    return [`*${place + 1}. ${course.title}, ${course.university.name}*`, ...lines].join("\n");
  });
  return [`*Our courses, side by side* (${writeDay(today)})`, ...blocks].join("\n\n");
}

function said(cell: SheetRow["cells"][number]): string {
  if (cell === null) return "not known, ask";
  const words = cell.lines.join("; ");
  return cell.detail ? `${words} (${cell.detail})` : words;
}
