import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldChanges } from "./field-changes.ts";

const labels = { name: "Name", note: "Note", is_open: { flag: "Open" }, hours: "Hours", people: "People" };

test("what became other is told in words, in the order of the labels; the rest is not", () => {
  const before = { note: "", name: "Asha", is_open: 0, hours: { mon: "10-19", first_reply: 15 }, people: ["a", "b"] };
  const after = {
    name: "Asha Rao",
    note: null,
    is_open: 1,
    hours: { mon: "", first_reply: 15 },
    people: ["b"],
    more: 1,
  };
  expect(fieldChanges<Record<string, unknown>>(labels, before, after)).toEqual([
    { label: "Name", kind: "words", before: "Asha", after: "Asha Rao" },
    { label: "Open", kind: "words", before: "No", after: "Yes" },
    { label: "Hours", kind: "words", before: "Mon: 10-19, First reply: 15", after: "First reply: 15" },
    { label: "People", kind: "words", before: "a\nb", after: "b" },
  ]);
});

test("nothing became other of what is the same, and what was changed back is told the other way round", () => {
  const value = fc.oneof(fc.string(), fc.nat(), fc.constant(null), fc.array(fc.string(), { maxLength: 3 }));
  const facts = fc.record({ name: value, note: value, hours: value, is_open: fc.constantFrom(0, 1) });
  fc.assert(
    fc.property(facts, facts, (one, other) => {
      expect(fieldChanges<Record<string, unknown>>(labels, one, structuredClone(one))).toEqual([]);
      const there = fieldChanges<Record<string, unknown>>(labels, one, other);
      const back = fieldChanges<Record<string, unknown>>(labels, other, one);
      expect(back).toEqual(there.map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before })));
    }),
  );
});
