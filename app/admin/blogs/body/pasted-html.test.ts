import { expect, test } from "vitest";
import { hasForeignPicture, withOwnAddresses, withoutHandlers } from "#app/admin/blogs/body/pasted-html.ts";

test("what was copied from a page of this site points to it without its origin", () => {
  const copied = '<a href="https://disha.example/courses">c</a><img src="https://disha.example/art/a.webp">';
  expect(withOwnAddresses(copied, "https://disha.example")).toBe('<a href="/courses">c</a><img src="/art/a.webp">');
});

test.each([
  ['<img src="/art/a.webp">', false],
  ["<p>no picture</p>", false],
  ['<img alt="x" src="https://elsewhere.example/a.png">', true],
  ["<img src=data:image/png;base64,AA==>", true],
])("%s has a picture from elsewhere: %s", (html, isForeign) => {
  expect(hasForeignPicture(html)).toBe(isForeign);
});

test.each([
  ['<img src=x onerror="alert(1)">', "<img src=x >"],
  ["<svg/onload=alert(1)>", "<svg >"],
  ["<p>the form on x = 1 and on top</p>", "<p>the form on x = 1 and on top</p>"],
])("%s loses what acts by itself", (html, harmless) => {
  expect(withoutHandlers(html)).toBe(harmless);
});
