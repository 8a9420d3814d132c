// Word does not write lists: a line of a list is a paragraph with its level in the style and its marker in the text.

const listLine = /<p\b[^<>]*\bmso-list:[^<>]*\blevel(\d)\b[^<>]*>(.*?)<\/p>/gis;
const marker =
  /<span\b[^<>]*\bmso-list:\s*Ignore\b[^<>]*>((?:[^<]|<img\b[^<>]*>|<span\b[^<>]*>[^<]*<\/span>)*)<\/span>/i;
/** Spaces and comments, including those that browsers make from `<![endif]>`. */
const unseen = /\s+|<!--.*?-->|<!\[[^<>]*>/gs;

/** Converts the paragraphs that a word processor wrote for list items into nested lists. */
export function withLists(html: string): string {
  const open: { level: number; tag: "ol" | "ul" }[] = [];
  let written = "";
  let end = 0;
  const innermost = () => open.at(-1)?.level ?? 0;
  const close = () => (written += `</li></${open.pop()!.tag}>`);
  for (const { 0: line, 1: digit, 2: words = "", index } of html.matchAll(listLine)) {
    const [marking, sign = ""] = marker.exec(words) ?? [];
    if (marking === undefined) continue;
    const level = Number(digit);
    const tag = tagOf(sign);
    const between = html.slice(end, index);
    const isApart = between.replaceAll(unseen, "") !== "";
    const kept = isApart ? 0 : level;
    while (innermost() > kept) close();
    if (isApart) written += between;
    if (innermost() === level && open.at(-1)!.tag !== tag) close();
    if (innermost() === level) written += "</li><li>";
    else {
      open.push({ level, tag });
      written += `<${tag}><li>`;
    }
    written += words.replace(marking, "");
    end = index + line.length;
  }
  while (open.length > 0) close();
  return written + html.slice(end);
}

/** A number, or a letter with a dot or bracket, is an ordered marker; bullets are letters of a symbol font. */
const tagOf = (sign: string) =>
  /\p{N}$|[\p{L}\p{N}][.)]$/u.test(sign.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "")) ? "ol" : "ul";
