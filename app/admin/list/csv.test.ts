import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";
import type { ListShape } from "./list-shape.ts";

interface Lead {
  id: number;
  name: string;
  phone: string;
  fee: number;
  at: string | null;
}

const shape: ListShape<Lead> = {
  one: "lead",
  many: "leads",
  nameOf: ({ name }) => name,
  isWrittenByStaff: false,
  columns: [
    { name: "name", label: "Name", cell: ({ name }) => name, sortValue: ({ name }) => name },
    { name: "fee", label: "Fee", cell: () => null, sortValue: () => 0, exportValue: ({ fee }) => fee },
    { name: "acts", label: "Only shown", cell: () => null },
  ],
  exportColumns: [
    { label: "Phone", exportValue: ({ phone }) => phone },
    { label: "Received, India time", exportValue: ({ at }) => at },
  ],
  filter: { label: "Name", searched: ({ name }) => name, choices: [] },
};
const tanvi: Lead = { id: 1, name: "Tanvi Bhosale", phone: "98225 50148", fee: 12.5, at: "2026-11-21T19:00:00.000Z" };

const cells = (change: Partial<Lead>) => csvOf(shape, [{ ...tanvi, ...change }]).split("\r\n")[1]!;

test("an export begins with a byte order mark and a line of labels; its times are the office's", () => {
  expect(csvOf(shape, [tanvi])).toBe(
    '\uFEFFName,Fee,Phone,"Received, India time"\r\nTanvi Bhosale,12.5,98225 50148,2026-11-22 00:30\r\n',
  );
});

test("quotes, commas and line ends stay inside their cell; nothing is nothing", () => {
  expect(cells({ name: 'Tanvi "T", Pune\nIndia', at: null })).toBe('"Tanvi ""T"", Pune\nIndia",12.5,98225 50148,');
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx"])("%j is no formula in an export", (name) => {
  expect(cells({ name })).toBe(`'${name},12.5,98225 50148,2026-11-22 00:30`);
});

test.each([
  ["+919822550148", "+91 98225 50148"],
  ["+91 20 5550 0142", "+91 20 5550 0142"],
  ["+447911123456", "+447911123456"],
  // A spreadsheet would subtract.
  ["+91-20-5550", "'+91-20-5550"],
])("the telephone number %s is exported as %s, a number below zero as itself", (phone, exported) => {
  expect(cells({ phone, fee: -5 })).toBe(`Tanvi Bhosale,-5,${exported},2026-11-22 00:30`);
});
