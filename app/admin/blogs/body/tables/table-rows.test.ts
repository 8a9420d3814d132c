import { expect, test } from "vitest";
import { withTableRows } from "./table-rows.ts";

const table = (rows: string) => `<p>before</p><table border="1"><tbody>${rows}</tbody></table><p>after</p>`;

test.each([
  ["<tr><td>Fee</td><td>1,00,000</td></tr><tr><td>Exam<td>5,000", "<p>Fee: 1,00,000</p><p>Exam: 5,000</p>"],
  ["<tr><th>Fee:</th><td><p>1,00,000</p><p>a year</p></td></tr>", "<p>Fee: 1,00,000 a year</p>"],
  [
    "<tr><th></th><th>Fee</th><th>Exam</th></tr><tr><td>First</td><td>&nbsp;</td><td>5,000</td></tr>",
    "<p>Fee · Exam</p><p>First: – · 5,000</p>",
  ],
  ['<tr><td><b>Read</b></td><td><a href="/x">here</a></td></tr>', '<p><b>Read</b>: <a href="/x">here</a></p>'],
  ["<tr><td colspan=2>Fees of 2026</td></tr><tr><td> </td></tr>", "<p>Fees of 2026</p>"],
  ["<tr><td><h2>Head</h2><ul><li>one</li></ul></td></tr>", "<h2>Head</h2><ul><li>one</li></ul>"],
  ["<caption>Fees</caption><tr><td>a</td><td>b</td></tr>", "<p>Fees</p><p>a: b</p>"],
  ["<tr><td><table><tr><td>Fee</td><td>5</td></tr></table></td></tr>", "<p>Fee: 5</p>"],
])("the rows of %s are lines", (rows, lines) => {
  expect(withTableRows(table(rows))).toBe(`<p>before</p>${lines}<p>after</p>`);
});

test("a text without a table stays as it is, and a table that never ends is one", () => {
  for (const html of ["<p>2 < 3</p>", "<p>tables</p>", ""]) expect(withTableRows(html)).toBe(html);
  expect(withTableRows("</table><table><tr><td>Fee<td>5")).toBe("<p>Fee: 5</p>");
});
