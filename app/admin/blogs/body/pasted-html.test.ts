import { expect, test } from "vitest";
import { lossesOf, withOwnAddresses, withoutHandlers } from "#app/admin/blogs/body/pasted-html.ts";

test("what was copied from a page of this site points to it without its origin", () => {
  const copied = '<a href="https://disha.example/courses">c</a><img src="https://disha.example/art/a.webp">';
  expect(withOwnAddresses(copied, "https://disha.example")).toBe('<a href="/courses">c</a><img src="/art/a.webp">');
});

const left = (what: string) => `${what} left out: add what you need with the picture button.`;

test.each([
  ['<p>words</p><img src="/art/a.webp">', ""],
  ['<img alt="x" src="https://elsewhere.example/a.png">', left("A picture from elsewhere was")],
  ['<img src=data:image/png;base64,AA==><img data-src="/a.png">', left("2 pictures from elsewhere were")],
  ["<table><tr><td>Fee</td></tr></table>", "A pasted table becomes text: each row is a line now."],
  ['<meta charset="utf-8"><table data-pm-slice="1 1 []"><tr><td>Fee</td></tr></table>', ""],
])("of %s whoever pasted it is told: %s", (html, sentence) => {
  expect(lossesOf(html)).toBe(sentence);
});

test.each([
  ['<img src=x onerror="alert(1)">', "<img src=x >"],
  ["<svg/onload=alert(1)>", "<svg >"],
  ["<p>the form on x = 1 and on top</p>", "<p>the form on x = 1 and on top</p>"],
])("%s loses what acts by itself", (html, harmless) => {
  expect(withoutHandlers(html)).toBe(harmless);
});
