import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { input, stubForms, typedForm } from "#test/typed-form.ts";
import { asRecord, fingerprint, refusedFields, textOf } from "./form-entries.ts";

const file = (name: string, words = "bytes", lastModified = 1) => new File([words], name, { lastModified });

test("of fields with one name the last one counts, and an input without a file says nothing", () => {
  const entries = new FormData();
  for (const value of ["0", "1"]) entries.append("is_featured", value);
  entries.append("logo", file("", ""));
  entries.append("image", file("lamp.webp"));

  const record = asRecord(entries);

  expect([...record.keys()]).toEqual(["is_featured", "image"]);
  expect(record.getAll("is_featured")).toEqual(["1"]);
  expect(record.get("image")).toMatchObject({ name: "lamp.webp", size: 5 });
});

test("whatever stands in the fields, a record holds each name once, with the value that was said last", () => {
  const entry = fc.tuple(fc.constantFrom("title", "tag", "link"), fc.string());
  fc.assert(
    fc.property(fc.array(entry), (said) => {
      const entries = new FormData();
      for (const [name, value] of said) entries.append(name, value);
      expect(Object.fromEntries(asRecord(entries))).toEqual(Object.fromEntries(said));
    }),
    { numRuns: 50 },
  );
});

test("the text of a field that is not there, or holds a file, is empty", () => {
  const entries = new FormData();
  entries.append("title", "Online MBA");
  entries.append("image", file("lamp.webp"));
  expect(["title", "image", "absent"].map((name) => textOf(entries, name))).toEqual(["Online MBA", "", ""]);
});

test("each refused field has the first sentence about it, and an entry of a list speaks for its field", () => {
  stubForms();
  const schema = z.object({
    title: z
      .string()
      .min(3, "Title is short")
      .regex(/^[A-Z]/, "Title begins with a capital"),
    links: z.preprocess((lines) => String(lines).split("\n"), z.array(z.url("Link is no address"))),
    social: z.preprocess((text) => ({ facebook: text }), z.object({ facebook: z.url("Facebook is no address") })),
  });
  const form = typedForm({ title: "x", links: "https://a.example\nb\nc", social: "no" });

  expect(refusedFields(schema, form)).toEqual({
    title: "Title is short",
    links: "Link is no address",
    "social.facebook": "Facebook is no address",
  });
  expect(refusedFields(z.object({ title: z.string() }), form)).toEqual({});
});

test("a form is the same while its words, boxes and files are, and another once one of them is not", () => {
  stubForms();
  const form = typedForm({ title: "Online MBA" });
  const box = input("is_featured", "checkbox", "1");
  form.controls.push(box);
  form.files = [["image", file("lamp.webp")]];
  const before = fingerprint(form);
  expect(fingerprint(form)).toBe(before);

  const others = [file("other.webp"), file("lamp.webp", "more bytes"), file("lamp.webp", "bytes", 2)];
  const changed = others.map((other) => {
    form.files = [["image", other]];
    return fingerprint(form);
  });
  form.files = [["image", file("lamp.webp")]];
  box.checked = true;
  const all = [before, ...changed, fingerprint(form)];
  expect(new Set(all).size).toBe(all.length);
});
