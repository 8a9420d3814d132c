import fc from "fast-check";
import { expect, test } from "vitest";
import { createAnswerAddresses } from "./answer-addresses.ts";

function addresses() {
  const known = createAnswerAddresses();
  known.readQueriesBy((path) => (path === "/courses" ? (key) => ["q", "page", "level"].includes(key) : null));
  known.readQueriesBy((path) => (path === "/find" ? (key, value) => key === "step" && value !== "" : null));
  return known;
}

test.each([
  ["/courses", "/courses"],
  ["/courses?", "/courses"],
  ["/courses?utm_source=mail", "/courses"],
  ["/courses?q=mba&utm_source=mail&page=2", "/courses?page=2&q=mba"],
  ["/courses?level=UG&level=PG", "/courses?level=UG&level=PG"],
  ["/find?step=&step=2", "/find?step=2"],
  ["/about?q=mba", "/about"],
  ["/courses?q=%zz", "/courses?q=%25zz"],
])("%s is kept as %s", (asked, kept) => {
  expect(addresses().addressOf(asked)).toBe(kept);
});

test("the kept address is its own, whatever was asked for, and none is much longer than what is read of it", () => {
  const { addressOf } = addresses();
  const pair = fc.tuple(fc.constantFrom("q", "page", "level", "utm", "__proto__"), fc.string());
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const url = `/courses?${new URLSearchParams(pairs)}`;
      const kept = addressOf(url);
      expect(addressOf(kept)).toBe(kept);
      expect([...new URL(kept, "http://disha.test").searchParams.keys()]).not.toContain("utm");
    }),
  );
});

test("the order of the keys tells no addresses apart, the order of one key's values does", () => {
  const { addressOf } = addresses();
  fc.assert(
    fc.property(fc.shuffledSubarray(["q=mba", "page=2", "level=UG", "utm=x"], { minLength: 4 }), (parts) => {
      expect(addressOf(`/courses?${parts.join("&")}`)).toBe("/courses?level=UG&page=2&q=mba");
    }),
  );
  expect(addressOf("/courses?level=PG&level=UG")).not.toBe(addressOf("/courses?level=UG&level=PG"));
});
