import { expect, test } from "vitest";
import { withoutSalutation } from "./without-salutation.ts";

test.each(["Hello Tanvi,", "Hi Tanvi,", "नमस्ते Tanvi,", "Dear applicant,"])(
  "a reply from a template that begins %j greets once",
  (line) => {
    expect(withoutSalutation(`${line}\n\nYour seat is kept.`)).toBe("Your seat is kept.");
  },
);

test("what only begins like a salutation stays", () => {
  for (const text of ["Hindi is taught, too.\nCome and see.", "नमस्तेश is our counsellor.\nCall him."]) {
    expect(withoutSalutation(text)).toBe(text);
  }
});
