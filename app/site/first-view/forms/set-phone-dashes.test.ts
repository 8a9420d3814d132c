import { expect, test } from "vitest";
import { dashedPhone } from "./set-phone-dashes.ts";

test.each([
  ["982", "982"],
  ["9822", "982-2"],
  ["982255", "982-255"],
  ["9822550148", "982-255-0148"],
  ["98225501489", "982-255-01489"],
  ["987-654-32100", "987-654-32100"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["982-255-014", "982-255-014"],
  ["98225 50148", "982-255-0148"],
  ["+91 98225 50148", "982-255-0148"],
  ["09822550148", "982-255-0148"],
  ["91223344556", "912-233-44556"],
  ["letters", ""],
])("the typed number %s reads %s", (typed, dashed) => {
  expect(dashedPhone(typed)).toBe(dashed);
});

test("a country's prefix can be typed key by key", () => {
  const typed = "+919822550148".split("").reduce((value, key) => dashedPhone(value + key), "");

  expect(typed).toBe("982-255-0148");
});
