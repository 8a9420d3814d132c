import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { outlineOf } from "#app/site/blogs/article/article-outline.ts";
import { shownBody } from "#app/site/blogs/shown-body.ts";
import { heldIn, hold, isSlug } from "#app/site/holding/held-courses.ts";
import { readSharePath, shareAddress } from "#app/site/sharing/share-card.ts";
import { fragmentOf, readFragment } from "./sent-list.ts";

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

test("a shortlist that is sent on has its courses in their order, with their notes", () => {
  const list = fc.uniqueArray(fc.record({ slug, note: fc.string({ unit: "grapheme", maxLength: 80 }) }), {
    selector: (course) => course.slug,
    maxLength: 40,
  });
  fc.assert(
    fc.property(list, (courses) => {
      const read = readFragment(fragmentOf(courses.map((course) => ({ ...course, name: "x" }))));
      expect(read).toEqual(
        courses.map((course) => ({ ...course, name: expect.any(String), note: course.note.toWellFormed() })),
      );
    }),
    { seed: 2026, numRuns: 100 },
  );
});

test("a link that says something else carries nothing of it", () => {
  expect(readFragment("")).toEqual([]);
  expect(readFragment("#top=&<script>=x&A=b&online-mba=note")).toEqual([
    { slug: "top", name: "Top", note: "" },
    { slug: "online-mba", name: "Online MBA", note: "note" },
  ]);
  expect(readFragment(`#a=${"x".repeat(501)}`)[0]!.note).toHaveLength(500);
  const many = Array.from({ length: 60 }, (_, index) => `c${index}=`).join("&");
  expect(readFragment(`#${many}`)).toHaveLength(40);
});

test("a slug is small letters, digits and single hyphens between them", () => {
  expect(["online-mba", "a", "b-2"].filter(isSlug)).toHaveLength(3);
  expect(["", "-a", "a-", "a--b", "A", "a b", "é", 7, null, undefined].filter(isSlug)).toEqual([]);
});

/** What the browser keeps under one name, or how it refuses. */
function device(storage: Partial<Storage>) {
  vi.stubGlobal("localStorage", storage);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test("a device keeps so many courses of a list, and of what else stands there nothing", () => {
  const course = { slug: "online-mba", name: "Online MBA" };
  let kept: string | null = null;
  device({ getItem: () => kept, setItem: (_, text) => void (kept = text), removeItem: () => void (kept = null) });

  expect(heldIn("shortlist")).toEqual([]);
  expect([hold("shortlist", [course]), heldIn("shortlist")]).toEqual([true, [course]]);
  expect([hold("shortlist", []), kept]).toEqual([true, null]);
  hold(
    "comparison",
    Array.from({ length: 9 }, (_, index) => ({ ...course, slug: `c${index}` })),
  );
  expect(heldIn("comparison").map((held) => held.slug)).toEqual(["c0", "c1", "c2", "c3"]);
  for (const broken of [
    "{",
    '"text"',
    "null",
    "{}",
    '[{"slug":"A b","name":"x"},{"slug":"a"},{"slug":"a","name":7}]',
  ]) {
    kept = broken;
    expect([broken, heldIn("shortlist")]).toEqual([broken, []]);
  }
  kept = JSON.stringify([null, 3, course]);
  expect(heldIn("shortlist")).toEqual([course]);
});

test("a browser that refuses to keep anything says so, and holds nothing", () => {
  const refuse = () => {
    throw new DOMException("No room", "QuotaExceededError");
  };
  device({ getItem: refuse, setItem: refuse, removeItem: refuse });

  expect([hold("shortlist", [{ slug: "a", name: "A" }]), hold("shortlist", []), heldIn("shortlist")]).toEqual([
    false,
    false,
    [],
  ]);
});

const card = { title: "Online MBA", label: "₹84,000 a year", picture: "/art/hero.webp" };

test("the address of a shared picture leads to its page, and changes with whatever is drawn", () => {
  for (const path of ["/", "/courses/online-mba", "/Blogs/study-at-night"])
    expect(readSharePath(shareAddress(path, card, "Disha"))).toBe(path);
  const marks = [
    shareAddress("/", card, "Disha"),
    shareAddress("/", { ...card, title: "Online MCA" }, "Disha"),
    shareAddress("/", { ...card, label: null }, "Disha"),
    shareAddress("/", { ...card, picture: "/art/campus-01.webp" }, "Disha"),
    shareAddress("/", card, "Disha!"),
    shareAddress("/", { ...card, isWhole: true }, "Disha"),
  ];
  expect(new Set(marks).size).toBe(marks.length);
});

test("a picture that is shown whole has one address, whatever the page is called", () => {
  const whole = { ...card, isWhole: true };
  expect(shareAddress("/", { ...whole, title: "Other" }, "Other")).toBe(shareAddress("/", whole, "Disha"));
});

test("an address of another form is none of a shared picture", () => {
  const others = [
    "/og/x.jpg",
    "/og/x.ABC.jpg",
    "/og.abc.jpg",
    "/og/x.12345678.jpg",
    "/x.abc.jpg",
    "/og/a b.abc.jpg",
    "/og/../x.a.jpg",
  ];
  expect(others.map(readSharePath).filter(Boolean)).toEqual([]);
});

test("each section heading of an article is named in its outline and led to, in plain words", () => {
  expect(outlineOf("<h2>One &amp; <em>two</em></h2><p>x</p><h3>No</h3><h2> &lt;Three&gt; &quot;q&quot; </h2>")).toEqual(
    {
      body: '<h2 id="section-1">One &amp; <em>two</em></h2><p>x</p><h3>No</h3><h2 id="section-2"> &lt;Three&gt; &quot;q&quot; </h2>',
      headings: [
        { id: "section-1", text: "One & two" },
        { id: "section-2", text: '<Three> "q"' },
      ],
    },
  );
  expect(outlineOf("<p>None</p>").headings).toEqual([]);
});

test("pictures of a body come in several sizes and keep their place, and a wide table scrolls by itself", () => {
  const shown = shownBody(
    '<img src="/art/cover-mba.webp" alt="A lamp" width="400" height="300" /><table><tr></tr></table>',
  );

  expect(shown).toMatch(
    /^<picture><source type="image\/avif" srcset="[^"]+" sizes="[^"]+" \/><img src="\/art\/cover-mba\.webp"/,
  );
  expect(shown).toContain('alt="A lamp" width="400" height="300" decoding="async" /></picture>');
  expect(shown).toMatch(/<div class="wide" role="region" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>$/);
  expect(shownBody("<p>Words</p>")).toBe("<p>Words</p>");
});

test.each([
  ["online-b-com-malabar-coast", "Online B Com Malabar Coast"],
  ["mba", "MBA"],
  ["pg-diploma-in-computer-science", "PG Diploma in Computer Science"],
  ["ma-journalism-and-mass-communication", "MA Journalism and Mass Communication"],
])("a course that nobody knows any more is called by the words of its address: %s", (slug, name) => {
  expect(readFragment(`#${slug}=`)).toEqual([{ slug, name, note: "" }]);
});
