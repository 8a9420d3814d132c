import { expect, test } from "vitest";
import { completeAddress, refusalOfAddress } from "./link-address.ts";

test.each([
  ["https://ugc.example/deb", "https://ugc.example/deb"],
  [" deb.ugc.example/list?a=1 ", "https://deb.ugc.example/list?a=1"],
  ["asha@disha.example", "mailto:asha@disha.example"],
  ["/courses/online-mba", "/courses/online-mba"],
  ["#fees", "#fees"],
  ["tel:+912055500142", "tel:+912055500142"],
])("%s is linked as %s", (typed, address) => {
  expect([completeAddress(typed), refusalOfAddress(completeAddress(typed))]).toEqual([address, undefined]);
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "courses",
  "https://",
  "https://a b.example",
])("%s is refused with a sentence", (typed) => {
  expect(refusalOfAddress(completeAddress(typed))).toEqual(expect.any(String));
});
