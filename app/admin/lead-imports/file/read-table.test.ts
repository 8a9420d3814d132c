import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = "people.csv") => new File([content], name);
const cellsOf = async (file: File) => (await readTable(file)).rows.map(({ cells }) => cells);

test.each([
  ['\uFEFFName,Phone\r\n"Rao, ""A""",98220\r\n', [['Rao, "A"', "98220"]]],
  [
    "Name;Phone\nAsha;1\n\nBela;2",
    [
      ["Asha", "1"],
      ["Bela", "2"],
    ],
  ],
  ['Name\tNote\nAsha\t"two\nlines"\n', [["Asha", "two\nlines"]]],
])("the rows of %j are read", async (text, rows) => {
  expect(await cellsOf(fileOf(text))).toEqual(rows);
});

test("lines are told as they stand in the file, and a heading that is missing has a name", async () => {
  const { headings, rows } = await readTable(fileOf("\nName,\nAsha,1\n\nBela,2"));
  expect(headings).toEqual(["Name", "Column 2"]);
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test("an Excel workbook is read: shared and inline texts, numbers with all digits, cells and rows that are left out", async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="2"/><row r="4"><c r="A4" t="s"><v>2</v></c><c r="C4"><v>9.822550148E9</v></c></row></sheetData></worksheet>`;
  const strings = `<sst><si><t>Name</t></si><si><r><t>Mob</t></r><r><t>ile</t></r></si><si><t>R&amp;D &#x20B9;</t></si></sst>`;
  const file = fileOf(zipOf({ "xl/sharedStrings.xml": strings, "xl/worksheets/sheet1.xml": sheet }), "people.xlsx");
  expect(await readTable(file)).toEqual({
    name: "people.xlsx",
    headings: ["Name", "Phone", "Mobile"],
    rows: [{ line: 4, cells: ["R&D ₹", "", "9822550148"] }],
  });
});

test.each([
  ["Name,Phone\n", "The file holds no rows below its headings."],
  ["PK\u0003\u0004 but nothing else of a workbook follows", "The file is damaged."],
  ["\u0000\u0001\u0002", "This is no CSV file"],
])("%j is refused with a sentence", async (content, sentence) => {
  await expect(readTable(fileOf(content))).rejects.toThrow(sentence);
});

/** A zip file of these texts. */
function zipOf(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(texts)) {
    const packed = deflateRawSync(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    entries.push(entry, Buffer.from(name));
    at += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(texts).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...entries, end]));
}
