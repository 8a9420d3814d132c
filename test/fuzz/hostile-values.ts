import fc, { type Arbitrary } from "fast-check";

const NUL = String.fromCharCode(0);

const texts = [
  "",
  " ",
  NUL,
  `before${NUL}after`,
  "\uD800",
  "\uFEFF\u202E\u200B",
  "e\u0301".repeat(500),
  "'; drop table users; --",
  "' or 1=1 --",
  "%_\\",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "${7*7}{{7*7}}",
  "../../../../etc/passwd",
  "a@b.example\r\nBcc: c@d.example",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "Infinity",
  "-1",
  "0x10",
  "1e400",
  "9".repeat(40),
  "2026-02-30T25:61:61Z",
  "https://",
  "x".repeat(70_000),
];

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e-7,
  2 ** 31,
  2 ** 53,
  1e21,
  Number.MAX_VALUE,
  [],
  [[]],
  [null],
  {},
  { length: 5 },
  { toString: 1, valueOf: null },
  { type: "Buffer", data: [1, 2, 3] },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  JSON.parse(`${"[".repeat(500)}${"]".repeat(500)}`),
];

/** Values that no field expects. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom(...others) },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }) },
  fc.jsonValue(),
  fc.double(),
);

export const hostileName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "id",
    "role",
    "",
    "a[b]",
    "a.b",
  ),
  fc.string({ unit: "binary" }),
);

type Entries = [string, unknown][];

/** The same fields with one or two missing, replaced, repeated or added. */
export function spoiled(fitting: Arbitrary<Entries>): Arbitrary<Entries> {
  const spoil = fc.record({
    act: fc.constantFrom("drop", "replace", "replace", "repeat", "add"),
    at: fc.nat(),
    hostileName,
    hostileValue,
  });
  return fc.tuple(fitting, fc.array(spoil, { minLength: 1, maxLength: 2 })).map(([entries, spoils]) => {
    const left = [...entries];
    for (const { act, at, hostileName: added, hostileValue: value } of spoils) {
      const place = at % Math.max(left.length, 1);
      const name = left[place]?.[0] ?? added;
      if (act === "drop") left.splice(place, 1);
      else if (act === "replace") left.splice(place, 1, [name, value]);
      else left.push([act === "repeat" ? name : added, value]);
    }
    return left;
  });
}
