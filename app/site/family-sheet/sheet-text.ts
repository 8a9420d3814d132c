import { isBarred } from "#app/domain/course/barring.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { barredWords } from "#app/site/courses/barred-badge.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import type { SheetCell } from "./sheet-rows.ts";

interface SheetTextParts {
  cells: SheetCell[];
  /** How its rows are called. */
  names: WordsOf<"compare">["rows"];
  today: string;
}

/** A course as plain words for WhatsApp; its number, stars, notes and the link are put in by the browser. */
export function sheetText(course: WholeCourse, { cells, names, today }: SheetTextParts): string {
  const warning = isBarred(course, today) ? [`${barredWords}: do not pay`] : [];
  const lines = cells.map(({ fact, words }) => `${names[fact]}: ${said(words)}`);
  return [fullName(course), ...warning, ...lines].join("\n");
}

function said(words: SheetCell["words"]): string {
  if (words === null) return "not known, ask";
  const lines = words.lines.join("; ");
  return words.detail ? `${lines} (${words.detail})` : lines;
}
