import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";
import { slugField } from "#app/lib/schemas/slug-schema.ts";

test.each([
  ["Online M.Ed & Ed.D", "online-m-ed-ed-d"],
  ["  Économie à la carte  ", "economie-a-la-carte"],
  ["हिन्दी माध्यम", "hindi-madhyam"],
  ["विश्वविद्यालय, कानपुर २", "vishvavidyalay-kanpur-2"],
  ["महाराष्ट्र विद्यापीठ", "maharashtra-vidyapith"],
  ["ऑनलाइन बी.ए.", "onlain-bi-e"],
  ["তথ্য প্রযুক্তি", "tathya-prayukti"],
  ["ਪੰਜਾਬ", "panjab"],
  ["ಕನ್ನಡ ವಿಶ್ವವಿದ್ಯಾಲಯ", "kannada-vishvavidyalaya"],
  ["தமிழ் பல்கலைக்கழகம்", "tamizh-palkalaikkazhakam"],
  ["અમદાવાદ", "amdavad"],
  ["MBA (हिन्दी)", "mba-hindi"],
  ["---", "courses"],
  ["大学", "courses"],
])("the address of %j is %s", (name, slug) => {
  expect(slugOf(name, "courses")).toBe(slug);
});

test("a name that is cut within its words makes no address that ends in a dash", () => {
  expect(slugOf(`${"x".repeat(79)} and more`, "courses")).toBe("x".repeat(79));
});

test("whatever a record is called, the field that edits its address takes the one that was made of it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), fc.string({ maxLength: 120 }), (one, other) => {
      expect(slugField.safeParse(slugOf(one, "courses")).success).toBe(true);
      expect(slugField.safeParse(slugOf(`${"word ".repeat(15)}${other}`, "courses")).success).toBe(true);
    }),
  );
});

test("an address is its own address", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (name) => {
      const slug = slugOf(name, "courses");
      expect(slugOf(slug, "courses")).toBe(slug);
    }),
  );
});
