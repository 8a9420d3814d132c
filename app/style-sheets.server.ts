import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type StyleSheets = ReturnType<typeof readStyleSheets>;

/** The built style sheets, kept to be written into pages: a first view then waits for none (record 023). */
export function readStyleSheets(clientFiles: string) {
  const sheets = new Map(
    readdirSync(path.join(clientFiles, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readSheet(path.join(clientFiles, "assets", name))]),
  );

  /** The page with its own sheets in place of the links to them, and what its policy must name to allow them. */
  function writeInto(html: string): { html: string; hashes: string[] } {
    const hashes = new Set<string>();
    const written = html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
      const sheet = sheets.get(address);
      if (!sheet) return link;
      hashes.add(sheet.hash);
      return `<style>${sheet.text}</style>`;
    });
    return { html: written, hashes: [...hashes] };
  }

  return { writeInto };
}

/** The hash is the file's, never the page's: a style that came with stored text stays refused. */
function readSheet(file: string) {
  const text = readFileSync(file, "utf8").trim();
  return { text, hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
