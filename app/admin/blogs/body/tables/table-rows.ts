// Foreign tables contain all sorts of content; lines are easier to edit.

const block = /<(p|h[1-6]|ul|ol|blockquote|div|table)\b/i;
const inlineTags = /<(?!\/?(?:a|b|strong|i|em|img)\b)[^>]*>/gi;

/** Converts each table row to a line: `Fee: 1,00,000`, with ` · ` between further cells. */
export function withTableRows(html: string): string {
  const open = [""];
  const add = (text: string) => (open[open.length - 1] += text);
  const close = () => add(linesOf(open.pop()!));
  for (const part of html.split(/(<\/?table\b[^<>]*>)/i)) {
    if (/^<table\b/i.test(part)) open.push("");
    else if (!/^<\/table\b/i.test(part)) add(part);
    else if (open.length > 1) close();
  }
  while (open.length > 1) close();
  return open[0]!;
}

function linesOf(inside: string): string {
  const [caption = "", ...rows] = inside.split(/<tr\b[^>]*>/i);
  return [inline(caption), ...rows.map(lineOf)].map(paragraph).join("");
}

function lineOf(row: string): string {
  const [, ...cells] = row.replaceAll(/<\/(tr|td|th|tbody|thead|tfoot)\s*>/gi, "").split(/<t[dh]\b[^>]*>/i);
  if (cells.length === 1) return block.test(cells[0]!) ? cells[0]! : inline(cells[0]!);
  const [first = "", ...others] = cells.map(inline);
  const rest = others.some(Boolean) ? others.map((cell) => cell || "–").join(" · ") : "";
  return [first.replace(/\s*:$/, ""), rest].filter(Boolean).join(": ");
}

const paragraph = (line: string) => (line === "" || block.test(line) ? line : `<p>${line}</p>`);

/** The inline content of a cell. */
const inline = (cell: string) =>
  cell
    .replaceAll(inlineTags, " ")
    .replaceAll(/(?:\s|&nbsp;)+/g, " ")
    .trim();
