import fc from "fast-check";
import { expect, test } from "vitest";
import { facetKeys, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import { courseSorts } from "#app/domain/course/course-schema.ts";
import { comparisonAddress, readComparison } from "#app/site/compare/compare-address.ts";
import { costAddress, noCostChoice, readCostChoice } from "#app/site/cost/cost-choice.ts";
import * as filters from "#app/site/courses/filter/course-filter.ts";
import { addressWithout, findAddress, nextStep, readSaid } from "#app/site/find/find-address.ts";
import { findSteps } from "#app/site/find/find-steps.content.ts";
import { readAnswers } from "#app/site/fit/fit-answers.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";
import { addressOfPlace, placeIn } from "#app/site/home/programs/explorer-place.ts";
import { listAddress, listChoiceOf } from "#app/site/universities/list/university-list-choice.ts";

// What stands in an address is read back as what was chosen: a reload, a friend and Back see the same.

const queryOf = (address: string) => new URL(address, "https://disha.example").searchParams;
const read = (query: string) => filters.readCourseFilter(new URLSearchParams(query));
const words = fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.trim());
const check = <Value>(value: fc.Arbitrary<Value>, holds: (value: Value) => void) =>
  fc.assert(
    fc.property(value, (one) => {
      holds(one);
    }),
    { seed: 2026, numRuns: 150 },
  );

const chosenOf = (key: (typeof facetKeys)[number]) =>
  fc
    .uniqueArray(
      orderedValues[key] ? fc.constantFrom(...orderedValues[key]) : fc.stringMatching(/^[a-z][a-z-]{0,12}$/),
      {
        maxLength: key === "degree" ? 1 : 4,
      },
    )
    .map((values) => [key, values] as const);

const courseFilter = fc.record({
  q: words,
  chosen: fc.tuple(...facetKeys.map(chosenOf)).map((entries) => Object.fromEntries(entries)),
  standing: fc.record({
    percent: fc.option(fc.integer({ min: 0, max: 100 })),
    isReserved: fc.boolean(),
    workYears: fc.option(fc.integer({ min: 0, max: 60 })),
  }),
  budget: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  unread: fc.constant({}),
  whole: fc.subarray(["state", "university"] as const),
  sort: fc.option(fc.constantFrom(...courseSorts)),
  page: fc.integer({ min: 1, max: 100_000 }),
}) as fc.Arbitrary<filters.CourseFilter>;

test("a choice of courses is read from its address as it was made", () => {
  check(courseFilter, (filter) => {
    expect(filters.readCourseFilter(queryOf(filters.filterAddress("/courses", filter)))).toEqual(filter);
  });
  expect(filters.filterAddress("/courses", read(""))).toBe("/courses");
});

test("what an address of courses does not know counts as not chosen", () => {
  const nothing = read("");

  expect(read("level=toString&page=0&sort=__proto__&whole=level&percent=101&work=-1&reserved=yes")).toEqual({
    ...nothing,
    unread: { percent: "101", work: "-1" },
  });
  expect(read("page=100001").page).toBe(100_001);
  expect(read("page=1e400").page).toBe(1);
  expect(read(`q=${"x".repeat(201)}`).q).toHaveLength(200);
  expect(read(`q=${"x".repeat(200)}`).q).toHaveLength(200);
  expect(read("state=&state=Goa&state=Goa").chosen.state).toEqual(["Goa"]);
  expect(read(Array.from({ length: 25 }, (_, index) => `state=s${index}`).join("&")).chosen.state).toHaveLength(20);
  expect(read(orderedValues.degree!.map((degree) => `degree=${degree}`).join("&")).chosen.degree).toHaveLength(1);
});

test("another choice begins at its first page, and with the last degree goes what was said of it", () => {
  const filter = read("q=mba&level=PG&degree=ug&percent=48&reserved=1&page=7");

  expect(filters.withChosen(filter, "level", ["UG"])).toMatchObject({ page: 1, q: "mba", chosen: { level: ["UG"] } });
  expect(filters.withChosen(filter, "mode", ["online"]).chosen).toEqual({ ...filter.chosen, mode: ["online"] });
  expect(filters.courseQueryOf(filter)).toMatchObject({
    level: ["PG"],
    q: "mba",
    sort: undefined,
    standing: { percent: 48 },
  });
  expect(filters.withoutWords(filter)).toMatchObject({ page: 1, q: "", chosen: { level: ["PG"] } });
  expect(filters.withoutFacet(filter, "degree").standing).toEqual({
    percent: null,
    isReserved: false,
    workYears: null,
  });
  expect(filters.withoutFacet(filter, "level")).toMatchObject({
    page: 1,
    standing: { percent: 48 },
    chosen: { level: [] },
  });
});

test("the choices are counted as a visitor sees them: marks without a degree are one of them", () => {
  const count = (query: string) => filters.countChosen(read(query));
  const degree = orderedValues.degree![0]!;

  expect([count(""), count("page=3&sort=fee"), count("q=mba"), count("level=PG&level=UG&q=x")]).toEqual([0, 0, 1, 3]);
  expect([count("percent=48"), count(`degree=${degree}`), count(`degree=${degree}&percent=48`)]).toEqual([1, 1, 1]);
});

test("a list of universities is read from its address, and asked wrongly it is the first one", () => {
  const choice = fc.record({
    q: words,
    sort: fc.constantFrom("rank" as const, "name" as const),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  check(choice, (one) => expect(listChoiceOf(queryOf(listAddress(one)))).toEqual(one));
  for (const query of ["page=0", "page=1.5", "page=x", "sort=toString", "q=+"])
    expect([query, listAddress(listChoiceOf(new URLSearchParams(query)))]).toEqual([query, "/universities"]);
});

test("a comparison is read from its address, a long one, too, and as a form without scripts writes it", () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,4}$/);
  const comparison = fc.record({
    slugs: fc.uniqueArray(slug, { minLength: 1, maxLength: 12 }),
    only: fc.constantFrom("differences" as const, null),
    isAlone: fc.boolean(),
  });
  check(comparison, (one) => expect(readComparison(queryOf(comparisonAddress(one)))).toEqual(one));
  const cost = { ...noCostChoice, left: "2026-11-25", rate: "9" };
  const costs = comparisonAddress({ slugs: ["a", "b"], only: null, cost });
  expect(costs).toBe("/compare?courses=a,b&left=2026-11-25&rate=9");
  expect(comparisonAddress({ slugs: ["a", "b"], only: null })).toBe("/compare?courses=a,b");
  const long = Array.from({ length: 9 }, (_, index) => `online-mba-of-the-evening-${index}`);
  expect(queryOf(comparisonAddress({ slugs: long, only: null })).getAll("courses")).toEqual(long);
  expect(readComparison(new URLSearchParams("courses=a,+b,,a&courses=c"))).toMatchObject({ slugs: ["a", "b", "c"] });
  const many = Array.from({ length: 20 }, (_, index) => `c${index}`);
  expect(readComparison(new URLSearchParams({ courses: many.join() })).slugs).toEqual(many.slice(0, 12));
  expect(readComparison(new URLSearchParams("only=all&alone=1"))).toEqual({ slugs: [], only: null, isAlone: false });
});

test("what is reckoned of a course is read from its address, to sixty signs, and empty is not said", () => {
  const said = fc.option(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 60 }));
  const left = fc.option(fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1970-01-01", days)));
  const choice = fc.record({ left, session: said, amount: said, rate: said, months: said, fee: said });
  check(choice, (one) => {
    const address = costAddress("online-mba", one, "loan");
    expect(readCostChoice(queryOf(address))).toEqual(one);
    expect(new URL(address, "https://disha.example").hash).toBe("#loan");
  });
  expect(costAddress("online-mba", noCostChoice, "refund")).toBe("/courses/online-mba#refund");
  expect(readCostChoice(new URLSearchParams({ amount: "9".repeat(61), rate: "" }))).toMatchObject({
    amount: "9".repeat(60),
    rate: null,
  });
});

test("the explorer's place is read from its address, and one that nobody knows shows all", () => {
  const place = fc.record({
    category: fc.option(fc.constantFrom(...programCategoryMenu.map(({ key }) => key))),
    program: fc.option(fc.stringMatching(/^[a-z-]{1,20}$/)),
  });
  check(place, (one) => {
    const address = addressOfPlace(one);
    expect(placeIn(new URL(address, "https://disha.example").search, programCategoryMenu)).toEqual(one);
  });
  expect(placeIn("?category=toString", programCategoryMenu)).toEqual({ category: null, program: null });
  expect(addressOfPlace({ category: null, program: null })).toBe("/#programs");
});

test("the finder keeps what was said, asks the first open question, and one again with what hangs on it", () => {
  const keys = findSteps.map(({ key }) => key);
  const said = Object.fromEntries(keys.map((key) => [key, "-"]));

  expect(nextStep({})?.key).toBe(keys[0]);
  expect(nextStep(said)).toBeNull();
  for (const key of keys) expect(nextStep(readSaid(queryOf(addressWithout(said, key))))?.key).toBe(key);
  expect(readSaid(queryOf(findAddress(said)))).toEqual(said);
  expect(findAddress({})).toBe("/find");
  expect(readSaid(new URLSearchParams({ budget: "9".repeat(101), unknown: "x", age: "" }))).toEqual({
    budget: "9".repeat(100),
  });
  expect(addressWithout({ percent: "48", reserved: "1", age: "20" }, "percent")).toBe("/find?age=20");
  expect(addressWithout({ percent: "48", reserved: "1" }, "budget")).toBe("/find?percent=48&reserved=1");
});

test("answers are read as people type them, and what cannot be read is not said", () => {
  const answers = (query: Record<string, string>) => readAnswers(new URLSearchParams(query));

  expect(
    answers({
      percent: "48.5%",
      reserved: "1",
      work: "2",
      budget: "₹1,50,000",
      age: "19",
      subjects: "Maths, Law and Art; ",
    }),
  ).toMatchObject({
    percent: 48.5,
    isReserved: true,
    workYears: 2,
    budget: 150_000,
    age: 19,
    subjects: ["Maths", "Law", "Art"],
  });
  expect(answers({ percent: "100", work: "60", age: "120", budget: "100000000" })).toMatchObject({
    percent: 100,
    workYears: 60,
    age: 120,
    budget: 100_000_000,
  });
  const nothing = answers({});
  expect(nothing).toMatchObject({ degree: null, percent: null, isReserved: false, place: null, subjects: [] });
  expect(
    answers({
      degree: "toString",
      percent: "101",
      work: "61",
      age: "121",
      budget: "-1",
      place: "moon",
      language: "Elvish",
    }),
  ).toEqual(nothing);
  expect(answers({ percent: " ", work: "two", reserved: "yes" })).toEqual(nothing);
  expect(answers({ place: "city", language: "Marathi", degree: orderedValues.degree![0]! })).toMatchObject({
    place: "city",
    language: "Marathi",
    degree: orderedValues.degree![0]!,
  });
  expect(answers({ place: "online", budget: "100000001" })).toMatchObject({ place: "online", budget: null });
});
