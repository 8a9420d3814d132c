import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inlineHash } from "./security-headers.ts";

export type StyleSheets = ReturnType<typeof readStyleSheets>;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const linksInARow = new RegExp(`(?:${link.source})+`, "g");

/** The built style sheets, kept to be written into pages: a first view then waits for none (record 023). */
export function readStyleSheets(clientFiles: string) {
  const sheets = new Map(
    readdirSync(path.join(clientFiles, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(clientFiles, "assets", name), "utf8").trim()]),
  );

  const known = new Map<string, { style: Buffer; hash: string }>();

  /** The sheets of these links as one, and its hash, made once; null where one of them is not here. */
  function sheetOf(links: string) {
    const before = known.get(links);
    if (before) return before;
    const texts = [...links.matchAll(link)].map(([, address]) => sheets.get(address!));
    if (texts.includes(undefined)) return null;
    const text = texts.join("");
    const sheet = { style: Buffer.from(`<style>${text}</style>`), hash: inlineHash(text) };
    known.set(links, sheet);
    return sheet;
  }

  /**
   * The page with its own sheets in place of the links to them, and what its policy must name to allow them. The hashes
   * are those of the files' text, never of what stands in the page: a style that came with stored text stays refused.
   * A page is read no further than to the end of its head, and never becomes a string: those of a hundred thousand
   * letters outlive the young (record 501).
   */
  function writeInto(html: Buffer): { html: Buffer; hashes: string[] } {
    const pieces: Buffer[] = [];
    const hashes = new Set<string>();
    // A letter for each byte.
    const head = html.toString("latin1", 0, html.indexOf("</head>"));
    let written = 0;
    for (const { 0: links, index } of head.matchAll(linksInARow)) {
      const sheet = sheetOf(links);
      if (!sheet) continue;
      hashes.add(sheet.hash);
      pieces.push(html.subarray(written, index), sheet.style);
      written = index + links.length;
    }
    return { html: Buffer.concat([...pieces, html.subarray(written)]), hashes: [...hashes] };
  }

  return { writeInto };
}
