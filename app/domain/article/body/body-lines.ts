import { wordsOfHtml } from "./article-text.ts";

/**
 * A body as text for comparison, one line per block: links, pictures and headings are named, emphasis is marked as in
 * chats. Different HTML may read the same.
 */
export const bodyLines = (html: string): string =>
  wordsOfHtml(
    html
      .replaceAll(/<ol>.*?<\/ol>/gs, numbered)
      .replaceAll(/<img\b[^>]*>/g, (tag) => `\n[Picture: ${/ alt="([^"]*)"/.exec(tag)?.[1] || "no description"}]\n`)
      .replaceAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs, "$2 ($1)")
      .replaceAll(/<\/?strong>/g, "*")
      .replaceAll(/<\/?em>/g, "_")
      .replaceAll(/<(h2|h3|li|blockquote)>/g, (_, name: string) => `\n${beginnings[name]!}`)
      .replaceAll(/<\/t[hd]>/g, " | ")
      .replaceAll(/<br\s*\/?>|<\/(?:p|h\d|li|blockquote|tr)>/g, "\n"),
  )
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

const beginnings: Record<string, string> = {
  h2: "Heading: ",
  h3: "Smaller heading: ",
  li: "• ",
  blockquote: "Quote: ",
};

function numbered(list: string): string {
  let count = 0;
  return list.replaceAll("<li>", () => `\n${(count += 1)}. `);
}

/** The addresses of a body's pictures. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*? src="([^"]*)"/g)].map(([, address]) => address!);
