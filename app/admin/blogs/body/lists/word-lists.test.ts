import { expect, test } from "vitest";
import { withLists } from "./word-lists.ts";

const line = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span style='font:7pt'>&nbsp; </span></span>${words}</p>`;

test.each([
  [[line(1, "·", "one"), line(1, "·", "two")], "<ul><li>one</li><li>two</li></ul>"],
  [
    [line(1, "1.", "one"), "<p>Between</p>", line(1, "2.", "two")],
    "<ol><li>one</li></ol><p>Between</p><ol><li>two</li></ol>",
  ],
  [
    [line(1, "a)", "one"), line(3, "o", "deep"), line(2, "§", "less"), line(1, "b)", "two")],
    "<ol><li>one<ul><li>deep</li></ul><ul><li>less</li></ul></li><li>two</li></ol>",
  ],
  [[line(1, "·", "dot"), line(1, "(iv)", "fourth")], "<ul><li>dot</li></ul><ol><li>fourth</li></ol>"],
  [["<h2>Head</h2>", line(1, "१.", "<b>एक</b>"), "<p>end</p>"], "<h2>Head</h2><ol><li><b>एक</b></li></ol><p>end</p>"],
])("the lines of %j are %s", (lines, html) => {
  expect(withLists(lines.join("\n<!-- -->\r\n")).replaceAll(/\s*<!-- -->\s*/g, "")).toBe(html);
});

test("a paragraph without a marker stays one, and a text without such lists stays as it is", () => {
  for (const html of [
    "<p style='mso-list:l0 level1 lfo1'>one</p>",
    "<p>mso-list: level1</p>",
    "<ul><li>one</li></ul>",
    "",
  ])
    expect(withLists(html)).toBe(html);
});
