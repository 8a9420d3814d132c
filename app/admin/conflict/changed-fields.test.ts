import fc from "fast-check";
import { expect, test } from "vitest";
import { bothOf } from "./changed-fields.ts";

const line = fc.constantFrom("Live classes", "Recordings", "Library", "");
const text = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join("\n"));

test("of two texts the lines of the one that was saved come first, then those that it lacks", () => {
  expect(bothOf("Live classes\nLibrary", "Library\nRecordings")).toBe("Live classes\nLibrary\nRecordings");
  expect(bothOf("Live classes\r\nLibrary", "Library\r\nRecordings")).toBe("Live classes\nLibrary\nRecordings");
  expect(bothOf("Library", "Library")).toBe("Library");
});

test("no line of either is lost, none of theirs is moved, and what both have stands there no oftener", () => {
  fc.assert(
    fc.property(text, text, (theirs, mine) => {
      const both = bothOf(theirs, mine).split("\n");
      const [own, other] = [mine.split("\n"), theirs.split("\n")];
      expect(both.slice(0, other.length)).toEqual(other);
      expect(new Set(both)).toEqual(new Set([...other, ...own]));
      expect(both.slice(other.length).filter((each) => other.includes(each))).toEqual([]);
      expect(bothOf(bothOf(theirs, mine), mine)).toBe(bothOf(theirs, mine));
    }),
    { numRuns: 60 },
  );
});
