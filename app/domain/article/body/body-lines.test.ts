import { expect, test } from "vitest";
import { hasContent, readMinutesFor, readMinutesOf, wordsOfHtml } from "./article-text.ts";
import { bodyLines, picturesIn } from "./body-lines.ts";
import { isLinkAddress, isOwnPicture } from "./body-rules.ts";

test("a body is compared line by line, with what a reader sees beside the words", () => {
  const body =
    "<h2>Rota</h2><p>Sleep <strong>first</strong>,<br />then <em>read</em>.</p><ul><li>Tea</li><li>Books</li></ul>" +
    '<ol><li>One</li><li>Two</li></ol><blockquote>So she said</blockquote><h3>More</h3><p><a href="/courses">Courses</a></p>';

  expect(bodyLines(body).split("\n")).toEqual([
    "Heading: Rota",
    "Sleep *first*,",
    "then _read_.",
    "• Tea",
    "• Books",
    "1. One",
    "2. Two",
    "Quote: So she said",
    "Smaller heading: More",
    "Courses (/courses)",
  ]);
});

test("pictures are named, each list is counted from one, and the cells of a table stand apart", () => {
  expect(bodyLines('<p>A</p><img src="/art/a.webp" alt="A lamp" /><img src="/art/b.webp" alt="" />')).toBe(
    "A\n[Picture: A lamp]\n[Picture: no description]",
  );
  expect(bodyLines("<ol><li>A</li></ol><ol><li>B</li></ol>")).toBe("1. A\n1. B");
  expect(bodyLines("<table><tr><th>Fee</th><td>₹1</td></tr><tr><th>EMI</th></tr></table>")).toBe("Fee | ₹1 |\nEMI |");
  expect(bodyLines("<p>  </p><p>a &lt;b&gt; &amp;amp;</p>")).toBe("a <b> &amp;");
});

test("the pictures of a body are found by their addresses, in their order", () => {
  expect(picturesIn('<img src="/art/a.webp" alt="src" /><p>x</p><img alt="" src="/art/b.webp" />')).toEqual([
    "/art/a.webp",
    "/art/b.webp",
  ]);
  expect(picturesIn("<p>none</p>")).toEqual([]);
});

test("a body is read at two hundred words a minute, in one at least, and tags are no words", () => {
  expect([0, 1, 200, 201, 400, 401].map(readMinutesFor)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(readMinutesOf(`<p>${"word ".repeat(201)}</p>`)).toBe(2);
  expect(readMinutesOf(`<p>${"<b>a</b>b ".repeat(100)}</p>`)).toBe(1);
  expect(wordsOfHtml("<p>a</p><p>&quot;b&quot; &lt;c&gt;</p>").trim()).toBe('a  "b" <c>');
});

test("a body shows something by a word or a picture, not by empty paragraphs", () => {
  expect(["", "<p> </p>", "<p>a</p>", '<img src="/art/a.webp" />'].map(hasContent)).toEqual([false, false, true, true]);
});

test.each(["https://disha.example", "http://a", "/courses", "/", "#rota", "mailto:a@b.example", "TEL:+91"])(
  "a text may point to %s",
  (address) => expect(isLinkAddress(address)).toBe(true),
);

test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "courses", "https://", "https:///x", "", " /a"])(
  "a text may not point to “%s”",
  (address) => expect(isLinkAddress(address)).toBe(false),
);

test("a text shows our own pictures alone", () => {
  expect(["/art/cover-mba.webp", "/backend/uploads/courses/a_b-1.webp"].filter(isOwnPicture)).toHaveLength(2);
  const others = [
    "/art/../x.webp",
    "https://e.example/art/a.webp",
    "/art/a.png",
    "/backend/uploads/a.webp",
    "/art/a.webp?x",
  ];
  expect(others.filter(isOwnPicture)).toEqual([]);
});
