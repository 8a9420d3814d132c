import fc from "fast-check";
import { expect, test } from "vitest";
import { orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import { readCourseFilter } from "./course-filter.ts";
import { wordsOfStanding, wordsOfValue } from "./facet-words.ts";
import { hasMore, offeredValues } from "./offered-values.ts";

const filter = (query = "") => readCourseFilter(new URLSearchParams(query));
const counts = (many: Record<string, number>) => new Map(Object.entries(many));
const states = counts({ Goa: 2, Bihar: 5, Kerala: 5, Punjab: 1, Sikkim: 3, Assam: 4, Delhi: 9, Tripura: 6, Odisha: 7 });
const valuesOf = (offered: { value: string }[]) => offered.map(({ value }) => value);

test("a scale is offered in its own order, without what no course has", () => {
  const [first, second, third] = orderedValues.fee as [string, string, string];
  const offered = offeredValues("fee", counts({ [third]: 1, [first]: 9, [second]: 0 }), filter());
  expect(offered).toEqual([
    { value: first, count: 9, isChosen: false },
    { value: third, count: 1, isChosen: false },
  ]);
});

test("of many values the eight commonest are offered, alphabetically where they are equally common", () => {
  const offered = valuesOf(offeredValues("state", states, filter()));
  expect(offered).toEqual(["Delhi", "Odisha", "Tripura", "Bihar", "Kerala", "Assam", "Sikkim", "Goa"]);
  expect([hasMore("state", states), hasMore("state", counts({ Goa: 1 })), hasMore("fee", states)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(valuesOf(offeredValues("state", states, filter("whole=state")))).toHaveLength(9);
});

test("what is chosen stays to be taken back, even where nothing is left of it, and stands there once", () => {
  const rare = offeredValues("state", states, filter("state=Punjab&state=Ladakh&state=Delhi"));
  expect(rare.slice(0, 3)).toEqual([
    { value: "Punjab", count: 1, isChosen: true },
    { value: "Ladakh", count: 0, isChosen: true },
    { value: "Delhi", count: 9, isChosen: true },
  ]);
  expect(new Set(valuesOf(rare)).size).toBe(rare.length);
  const none = offeredValues("level", counts({}), filter("level=UG"));
  expect(none).toEqual([{ value: "UG", count: 0, isChosen: true }]);
});

test("whatever is chosen and however many courses there are, each value has its own count and none is lost", () => {
  const value = fc.stringMatching(/^[A-Z][a-z]{1,6}$/);
  fc.assert(
    fc.property(fc.dictionary(value, fc.nat(20)), fc.uniqueArray(value, { maxLength: 4 }), (many, chosen) => {
      const query = new URLSearchParams([...chosen.map((state) => ["state", state]), ["whole", "state"]]);
      const offered = offeredValues("state", counts(many), filter(`${query}`));
      expect(new Set(valuesOf(offered))).toEqual(new Set([...chosen, ...Object.keys(many)]));
      for (const one of offered)
        expect(one).toEqual({ value: one.value, count: many[one.value] ?? 0, isChosen: chosen.includes(one.value) });
    }),
    { numRuns: 60 },
  );
});

test("a value is read as people say it, a university by its name, and what nobody knows as it stands", () => {
  const names = new Map([["sahyadri", "Sahyadri Open University"]]);
  expect(wordsOfValue("university", "sahyadri", names)).toBe("Sahyadri Open University");
  expect(wordsOfValue("university", "gone", names)).toBe("gone");
  expect(wordsOfValue("level", "PG", names)).toBe("Master’s (PG)");
  expect(wordsOfValue("state", "Goa", names)).toBe("Goa");
  const named = ["level", "field", "fee", "mode", "length", "open"] as const;
  for (const key of named)
    for (const each of orderedValues[key]!) expect([key, wordsOfValue(key, each, names)]).not.toEqual([key, each]);
});

test("what somebody says of themselves is read in one line, and what was not said is left out", () => {
  expect(wordsOfStanding(filter("degree=bachelor&percent=48&reserved=1&work=1"))).toBe(
    "Bachelor’s degree, 48% in a reserved category, 1 year of work",
  );
  expect(wordsOfStanding(filter("percent=0&work=2"))).toBe("0%, 2 years of work");
  expect(wordsOfStanding(filter("work=0"))).toBe("0 years of work");
  expect(wordsOfStanding(filter("reserved=1"))).toBe("");
});
