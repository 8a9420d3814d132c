import { expect, test } from "vitest";
import { spelledPhone } from "./spelled-phone.ts";

test.each([
  ["+919822052798", "98220 52798"],
  ["+442079460958", "+442079460958"],
  ["", ""],
])("%s is written %s", (e164, spelled) => {
  expect(spelledPhone(e164)).toBe(spelled);
});
