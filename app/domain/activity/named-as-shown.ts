import { isTextPage, pageTexts } from "#app/domain/page-text/page-texts.content.ts";

/** A line as staff read it: texts of fixed pages are stored by key and shown by label. */
export const namedAsShown = <Line extends { type: string; name: string }>(line: Line): Line =>
  line.type.startsWith("page-text") && isTextPage(line.name) ? { ...line, name: pageTexts[line.name].label } : line;
