import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inlineHash } from "./security-headers.ts";

export type StyleSheets = ReturnType<typeof readStyleSheets>;

const link = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const linksInARow = new RegExp(`(?:${link.source})+`, "g");

/** Reads the built style sheets, to inline them in pages: a first view then waits for none (record 023). */
export function readStyleSheets(clientFiles: string) {
  const sheets = new Map(
    readdirSync(path.join(clientFiles, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(clientFiles, "assets", name), "utf8").trim()]),
  );

  const known = new Map<string, { style: Buffer; hash: string }>();

  /** The linked sheets joined, with their hash, cached; null if one is not built. */
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
   * Replaces the links to style sheets with the sheets, and answers the hashes for the policy. Hashes are of the files,
   * never of the page, so styles in stored text stay refused. Only the head is read, and the page never becomes a
   * string: strings of a hundred thousand letters outlive V8's young generation (record 501).
   */
  function writeInto(html: Buffer): { html: Buffer; hashes: string[] } {
    const pieces: Buffer[] = [];
    const hashes = new Set<string>();
    // Latin-1: one character per byte, so indexes fit the buffer.
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
