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
  // An apostrophe says to a spreadsheet that what follows is a text.
  [
    "Name,Phone\n'=Asha,'+91-98225-50148\n'@home,'9822550148\n'tis me,O'Brien",
    [
      ["=Asha", "+91-98225-50148"],
      ["@home", "9822550148"],
      ["'tis me", "O'Brien"],
    ],
  ],
])("the rows of %j are read", async (text, rows) => {
  expect(await cellsOf(fileOf(text))).toEqual(rows);
});

test("what Excel saves as Unicode Text is read, whichever of two bytes comes first", async () => {
  const littleEnd = Buffer.from("\uFEFFName\tCity\r\nतन्वी\tPune\r\n", "utf16le");
  const bigEnd = Buffer.from(littleEnd).swap16();
  for (const bytes of [littleEnd, bigEnd]) {
    const { headings, rows } = await readTable(fileOf(new Uint8Array(bytes), "people.txt"));
    expect([headings, rows]).toEqual([["Name", "City"], [{ line: 2, cells: ["तन्वी", "Pune"] }]]);
  }
});

test("lines are told as they stand in the file, and a heading that is missing has a name", async () => {
  const { headings, rows } = await readTable(fileOf("\nName,\nAsha,1\n\nBela,2"));
  expect(headings).toEqual(["Name", "Column 2"]);
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test("an Excel workbook is read: shared and inline texts, numbers with all digits, cells and rows that are left out", async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="2"/><row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="n"><v>9822550149.0</v></c><c r="C4"><v>9.822550148E9</v></c></row></sheetData></worksheet>`;
  const strings = `<sst><si><t>Name</t></si><si><r><t>Mob</t></r><r><t>ile</t></r></si><si><t>R&amp;D &#x20B9;</t></si></sst>`;
  const file = fileOf(zipOf({ "xl/sharedStrings.xml": strings, "xl/worksheets/sheet1.xml": sheet }), "people.xlsx");
  expect(await readTable(file)).toEqual({
    name: "people.xlsx",
    headings: ["Name", "Phone", "Mobile"],
    rows: [{ line: 4, cells: ["R&D ₹", "9822550149", "9822550148"] }],
  });
});

test("of several sheets the first is read; rows and cells that do not tell their place follow one another", async () => {
  const sheetOf = (words: string) =>
    `<sheetData><row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>City</t></is></c></row>` +
    `<row><c t="inlineStr"><is><t>${words}</t></is></c><c t="str"><v>P&#117;ne &unknown;</v></c></row></sheetData>`;
  const file = fileOf(
    zipOf({
      "xl/worksheets/sheet10.xml": sheetOf("tenth"),
      "xl/worksheets/sheet2.xml": sheetOf("second"),
      "xl/worksheets/sheet11.xml": sheetOf("eleventh"),
      "xl/worksheets/_rels/sheet1.xml.rels": "<Relationships/>",
    }),
    "people.xlsx",
  );

  expect((await readTable(file)).rows).toEqual([{ line: 2, cells: ["second", "Pune &unknown;"] }]);
});

test("a cell far to the right keeps its column, and how a name is read aloud is no part of it", async () => {
  const far = `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="AB1" t="s"><v>1</v></c></row>
    <row r="2"><c r="AB2"><v>-1.5E+3</v></c></row><row r="3"><c r="A3" t="s"><v>7</v></c><c r="B3"><v>0.5</v></c></row></sheetData>`;
  const strings = "<sst><si><t>東</t><rPh><t>ひがし</t></rPh></si><si><t>Fee</t></si><si/></sst>";
  const file = fileOf(zipOf({ "xl/sharedStrings.xml": strings, "xl/worksheets/sheet1.xml": far }), "people.xlsx");

  const { headings, rows } = await readTable(file);

  expect([headings[0], headings.indexOf("Fee"), headings.length]).toEqual(["東", 27, 28]);
  expect(rows.map(({ cells }) => cells.filter(Boolean))).toEqual([["-1500"], ["0.5"]]);
});

test.each([
  ["Name,Phone\n", "The file holds no rows below its headings."],
  ["PK\u0003\u0004 but nothing else of a workbook follows", "The file is damaged."],
  ["\u0000\u0001\u0002", "This is no CSV file"],
])("%j is refused with a sentence", async (content, sentence) => {
  await expect(readTable(fileOf(content))).rejects.toThrow(sentence);
});

/**
 * A zip file of these texts, with what other programs add: a part as it is, further words about each part, and remarks.
 */
function zipOf(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [index, [name, text]] of Object.entries(texts).entries()) {
    const isDeflated = index > 0;
    const packed = isDeflated ? deflateRawSync(text) : Buffer.from(text);
    const [ahead, extra, remark] = [Buffer.alloc(259, "a"), Buffer.alloc(5, "e"), Buffer.from("A remark.")];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(name.length, 26);
    head.writeUInt16LE(ahead.length, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt16LE(remark.length, 32);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), ahead, packed);
    entries.push(entry, Buffer.from(name), extra, remark);
    at += head.length + name.length + ahead.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(texts).length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...entries, end, Buffer.from("Of the file")]));
}
