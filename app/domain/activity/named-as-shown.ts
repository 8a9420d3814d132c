import { isTextPage, pageTexts } from "#app/domain/page-text/page-texts.content.ts";

/** An act as staff read it: the fixed pages are stored under their keys, and known by their labels. */
export const namedAsShown = <Line extends { type: string; name: string }>(line: Line): Line =>
  line.type.startsWith("page-text") && isTextPage(line.name) ? { ...line, name: pageTexts[line.name].label } : line;
