import { expect, test } from "vitest";
import { fillTemplate } from "./fill-template.ts";

const facts = { name: "Dr. Tanvi Bhosale", course: "Online MBA", counsellor: "meenal" };

test("a template greets by the first name and carries course and counsellor", () => {
  const filled = fillTemplate("Hello {name}, about {course}. {counsellor} {unknown}", facts);
  expect(filled).toBe("Hello Tanvi, about Online MBA. meenal {unknown}");
});

test("who has not chosen a course, or gave no name, is still written to in a whole sentence", () => {
  const filled = fillTemplate("Hello {name}, you asked about {course}.", {
    ...facts,
    name: "99",
    course: "Not sure yet",
  });
  expect(filled).toBe("Hello there, you asked about an online degree.");
});
