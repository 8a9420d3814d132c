import fc from "fast-check";
import { expect, test } from "vitest";
import { facetKeys, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import { readCourseFilter } from "#app/site/courses/filter/course-filter.ts";
import { anyWords, facetWords, wordsOfStanding, wordsOfValue } from "#app/site/courses/filter/facet-words.ts";
import { hasMore, offeredValues } from "#app/site/courses/filter/offered-values.ts";
import { feeWords, onRequest, shortFee, stopWords } from "./fee-words.ts";

const fees = (fee_rupees: number | null, yearly_fee_rupees: number | null, tuition_fee = 0) => ({
  fee_rupees,
  yearly_fee_rupees,
  tuition_fee,
});

test("a course costs so much a year, then in all, then in dollars; of one year, or where nobody knows the year, in all", () => {
  expect(feeWords(fees(168_000, 84_000, 2000))).toEqual({
    price: "₹84,000",
    unit: "a year",
    rest: ["₹1,68,000 in all", "$2,000.00"],
  });
  expect(feeWords(fees(84_000, 84_000, 2000))).toEqual({ price: "₹84,000", unit: "in all", rest: ["$2,000.00"] });
  expect(feeWords(fees(84_000, null))).toEqual({ price: "₹84,000", unit: "in all", rest: [] });
});

test("without rupees the dollars stand, without either the fee is on request", () => {
  expect(feeWords(fees(null, null, 2000))).toEqual({ price: "$2,000.00", unit: "in all", rest: [] });
  expect(feeWords(fees(null, 84_000))).toEqual(onRequest);
  expect([shortFee(fees(null, null)), shortFee(fees(168_000, 84_000))]).toEqual(["On request", "₹84,000 a year"]);
});

test("a payment stands with the application, in its semester, or with the certificate", () => {
  const at = (place: "start" | "semester" | "end", semester: number) => stopWords({ at: place, semester } as never);
  expect([at("start", 0), at("semester", 3), at("end", 0)]).toEqual(["Application", "Semester 3", "Certificate"]);
});

const filter = (query = "") => readCourseFilter(new URLSearchParams(query));

test("an ordered facet offers in its order what some course has, and what is chosen though none has it", () => {
  const [first, second, third] = orderedValues.fee!;
  const counts = new Map([
    [third!, 2],
    [first!, 5],
  ]);

  expect(offeredValues("fee", counts, filter(`fee=${second}`))).toEqual([
    { value: first, count: 5, isChosen: false },
    { value: second, count: 0, isChosen: true },
    { value: third, count: 2, isChosen: false },
  ]);
  expect(hasMore("fee", new Map(Array.from({ length: 20 }, (_, index) => [`${index}`, 1])))).toBe(false);
});

test("of states the eight with most courses are offered, the chosen ones first, all where somebody asks", () => {
  const names = Array.from({ length: 10 }, (_, index) => `state-${index}`);
  const counts = new Map(names.map((name, index) => [name, index < 3 ? 1 : index]));
  const offered = (query: string) => offeredValues("state", counts, filter(query)).map(({ value }) => value);

  expect(offered("")).toEqual(["9", "8", "7", "6", "5", "4", "3", "0"].map((number) => `state-${number}`));
  expect(offered("state=state-1").slice(0, 2)).toEqual(["state-1", "state-9"]);
  expect(offered("state=Goa")[0]).toBe("Goa");
  expect(offered("whole=state")).toHaveLength(10);
  expect([hasMore("state", counts), hasMore("state", new Map([...counts].slice(0, 8)))]).toEqual([true, false]);
});

test("whatever is counted, no value is offered twice and none with another count than its own", () => {
  const counted = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.integer({ min: 1, max: 9 }), { maxKeys: 14 });
  fc.assert(
    fc.property(counted, (dictionary) => {
      const counts = new Map(Object.entries(dictionary));
      const offered = offeredValues("university", counts, filter("university=abc"));
      expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length);
      for (const { value, count, isChosen } of offered)
        expect([count, isChosen]).toEqual([counts.get(value) ?? 0, value === "abc"]);
    }),
    { seed: 2026, numRuns: 60 },
  );
});

test("every facet and each of its values has words; a university its name, what nobody knows itself", () => {
  const names = new Map([["sahyadri", "Sahyadri Open University"]]);

  expect(wordsOfValue("university", "sahyadri", names)).toBe("Sahyadri Open University");
  expect([wordsOfValue("university", "gone", names), wordsOfValue("state", "Goa", names)]).toEqual(["gone", "Goa"]);
  for (const key of facetKeys) {
    expect([key, facetWords[key], anyWords[key]]).toEqual([
      key,
      expect.stringMatching(/^[A-Z]/),
      expect.stringMatching(/^[a-z]/),
    ]);
    for (const value of orderedValues[key] ?? [])
      expect([key, value, wordsOfValue(key, value, names)]).toEqual([
        key,
        value,
        expect.stringMatching(/^[A-Z₹\d][^-]+$/),
      ]);
  }
});

test("what is said with the last degree is said in one line", () => {
  const said = (query: string) => wordsOfStanding(filter(query));

  expect(said("")).toBe("");
  expect(said("percent=48&reserved=1&work=1")).toBe("48% in a reserved category, 1 year of work");
  expect(said("percent=0&work=2")).toBe("0%, 2 years of work");
  expect(said(`degree=${orderedValues.degree![0]}&percent=48`)).toMatch(/^\w.+, 48%$/);
});
