import { readZip } from "./read-zip.ts";

/** The rows of an Excel workbook's first sheet, as text. Numbers, including telephone numbers, keep all digits. */
export async function readXlsx(file: ArrayBuffer): Promise<string[][]> {
  const parts = readZip(file);
  const sheet = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted(byNumber)[0];
  if (sheet === undefined) throw new Error("The file holds no sheet.");
  const strings = parts.get("xl/sharedStrings.xml");
  return rowsOf(await parts.get(sheet)!(), strings ? sharedStrings(await strings()) : []);
}

const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
const byNumber = (one: string, other: string) => numberIn(one) - numberIn(other);

const sharedStrings = (xml: string) =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, si = ""]) => textIn(si));

/** All runs of a rich text, without phonetic hints for Japanese. */
const textIn = (xml: string) =>
  [...xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, "").matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)]
    .map(([, text]) => unescaped(text!))
    .join("");

function rowsOf(xml: string, strings: string[]): string[][] {
  const rows: string[][] = [];
  for (const [, attributes = "", cells = ""] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    // Empty rows may be missing.
    const place = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1);
    while (rows.length < place - 1) rows.push([]);
    rows.push(cellsOf(cells, strings));
  }
  return rows;
}

function cellsOf(xml: string, strings: string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = "", content = ""] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const column = /\br="([A-Z]+)/.exec(attributes)?.[1];
    const place = column ? columnNumber(column) : cells.length;
    while (cells.length < place) cells.push("");
    const value = /<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? "";
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    cells.push(
      type === "s" ? (strings[Number(value)] ?? "") : type === "inlineStr" ? textIn(content) : plain(value, type),
    );
  }
  return cells;
}

/** A long number may be written as `9.822550148E9` or `9822550148.0`. */
const plain = (value: string, type: string | undefined) =>
  (type === undefined || type === "n") && /^-?(?:[\d.]+E\+?\d+|\d+\.0+)$/i.test(value)
    ? BigInt(Math.round(Number(value))).toString()
    : unescaped(value);

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (entities[name!] ?? whole),
  );
