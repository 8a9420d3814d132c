import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { readTable } from "./read-table.ts";
import { saveRefused } from "./refused-file.ts";

/** What the browser is given to save. */
function saving() {
  const link = { href: "", download: "", click: vi.fn() };
  let blob: Blob | undefined;
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockImplementation((made) => ((blob = made as Blob), "blob:it"));
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { link, text: () => blob!.text(), saved: async () => readTable(new File([blob!], link.download)) };
}

const table = (rows: string[][], headings = ["Name", "Phone"]) => ({
  name: "people of May.xlsx",
  headings,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});

test("the refused rows are saved as they stood, each with why and its line, under a name that says so", async () => {
  const { link, saved } = saving();
  const why = "Phone or email is required";

  saveRefused(
    table([["Asha", "98225 50148"], ["Bela"], ["Chitra", ""]]),
    new Map([
      [3, why],
      [4, "Name, twice"],
    ]),
  );

  expect([link.download, link.click.mock.calls.length]).toEqual(["people of May-refused.csv", 1]);
  const { headings, rows } = await saved();
  expect(headings).toEqual(["Name", "Phone", "Why refused", "Line of the file"]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Bela", "", why, "3"],
    ["Chitra", "", "Name, twice", "4"],
  ]);
});

test("whatever stood in its cells, a saved row is read again as it was", async () => {
  const cell = fc.stringMatching(/^[=+\-@]?[A-Za-z0-9 ",;\n₹é]{0,12}$/).map((text) => text.replace(/^[\s"]+/, ""));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 4 }), async (rows) => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      const { saved } = saving();
      saveRefused(table(rows), new Map(rows.map((_, index) => [index + 2, "Refused"])));
      expect((await saved()).rows.map(({ cells }) => cells.slice(0, 2))).toEqual(rows);
    }),
    { numRuns: 40 },
  );
});

test("a spreadsheet runs nothing of what a stranger wrote, and a row that was not refused stays out", async () => {
  const { text } = saving();

  saveRefused(
    table([
      ["=HYPERLINK(1)", "+919822550148"],
      ["Bela", "1"],
    ]),
    new Map([[2, "Refused"]]),
  );

  expect((await text()).split("\r\n").slice(1)).toEqual(["'=HYPERLINK(1),+91 98225 50148,Refused,2", ""]);
});
