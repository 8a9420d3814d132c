import fc from "fast-check";
import { expect, test } from "vitest";
import type { RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";
import { refundOf, refundOn, refundSteps } from "./refund-clock.ts";

type Tier = [end: number | string, percent: number, kept?: number];

const ruleOf = (id: number, from: string, until: string | null, tiers: Tier[]): RefundRule => ({
  id,
  kind: "refund",
  name: `Rule ${id}`,
  source: "A notice",
  source_url: "https://ugc.example",
  applies_from: from,
  applies_until: until,
  checked_on: "2026-11-20",
  is_sample: 0,
  updated_at: "2026-11-20T00:00:00.000Z",
  content: {
    tiers: tiers.map(([end, percent, less_rupees = 0]) => ({
      until_days: typeof end === "number" ? end : null,
      until: typeof end === "string" ? end : null,
      percent,
      less_rupees,
    })),
  },
});

const standing = ruleOf(1, "2018-10-01", null, [
  [-15, 100],
  [0, 90],
  [15, 80],
  [30, 50],
]);
const kinder = ruleOf(2, "2024-06-12", "2024-10-31", [
  ["2024-09-30", 100],
  ["2024-10-31", 100, 1000],
]);
const rules = [standing, kinder];

/** In every kind of month, over the end of a year, and through a leap day. */
const lastDates = ["2027-02-15", "2026-12-31", "2028-03-01", "2028-02-29", "2026-09-30", "2027-01-10"];

test.each(lastDates)(
  "counted from %s, each tier ends on its edge day and the next begins the day after",
  (lastDate) => {
    const edges = [
      [-400, 100],
      [-16, 100],
      [-15, 100],
      [-14, 90],
      [-1, 90],
      [0, 90],
      [1, 80],
      [14, 80],
      [15, 80],
      [16, 50],
      [29, 50],
      [30, 50],
      [31, 0],
      [400, 0],
    ] as const;
    for (const [days, percent] of edges) {
      const refund = refundOn(rules, lastDate, addDays(lastDate, days))!;
      expect([days, refund.percent, refund.rule.id]).toEqual([days, percent, 1]);
    }
  },
);

test("the kinder dated rule stands above the older one on its days, and on no other", () => {
  const on = (day: string) => {
    const { percent, lessPaise, rule } = refundOn(rules, "2024-08-31", day)!;
    return [rule.id, percent, lessPaise];
  };
  expect(on("2024-06-11")).toEqual([1, 100, 0]);
  expect(on("2024-06-12")).toEqual([2, 100, 0]);
  expect(on("2024-09-30")).toEqual([2, 100, 0]);
  expect(on("2024-10-01")).toEqual([2, 100, 100_000]);
  expect(on("2024-10-31")).toEqual([2, 100, 100_000]);
  expect(on("2024-11-01")).toEqual([1, 0, 0]);
  expect(refundOn(rules, "2018-09-01", "2018-09-30")).toBeNull();
});

test("of two rules from one day the later one counts, in whatever order they come", () => {
  const corrected = ruleOf(3, "2018-10-01", null, [[60, 75]]);
  for (const some of [
    [standing, corrected],
    [corrected, standing],
  ])
    expect(refundOn(some, "2027-02-15", "2027-03-20")).toMatchObject({ percent: 75 });
});

test("the steps say of every day what the clock says of it", () => {
  for (const lastDate of [...lastDates, "2024-08-31", "2024-10-15"]) {
    const from = addDays(lastDate, -60);
    const steps = refundSteps(rules, lastDate, from);
    for (let days = -60; days <= 120; days += 1) {
      const day = addDays(lastDate, days);
      const step = steps.find(({ until }) => until === null || day <= until)!;
      const { percent, lessPaise, rule } = refundOn(rules, lastDate, day)!;
      expect([day, step.percent, step.lessPaise, step.rule.id]).toEqual([day, percent, lessPaise, rule.id]);
    }
  }
  expect(refundSteps(rules, "2027-02-15", "2026-12-17").map(({ until }) => until)).toEqual([
    "2027-01-31",
    "2027-02-15",
    "2027-03-02",
    "2027-03-17",
    null,
  ]);
});

test("what comes back and what is lost are the payment, in whole paise, and never less than nothing", () => {
  for (let paid = 0; paid < 2000; paid += 7) {
    for (const percent of [100, 90, 80, 50, 33, 0]) {
      const back = refundOf(paid, { percent, lessPaise: 150, rule: standing });
      expect(Number.isInteger(back)).toBe(true);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(paid);
    }
  }
  expect(refundOf(4_100_000, { percent: 80, lessPaise: 0, rule: standing })).toBe(3_280_000);
  expect(refundOf(4_100_000, { percent: 100, lessPaise: 100_000, rule: kinder })).toBe(4_000_000);
});

const someRules = fc.array(
  fc.record({
    from: fc.integer({ min: -20, max: 20 }),
    lasting: fc.option(fc.integer({ min: 0, max: 30 })),
    tiers: fc.uniqueArray(fc.integer({ min: -15, max: 25 }), { minLength: 1, maxLength: 3 }),
    percents: fc.array(fc.constantFrom(100, 50), { minLength: 3, maxLength: 3 }),
    kept: fc.constantFrom(0, 1000),
    isDated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

test("whatever the rules, each day's step is that of the newest rule that covers it, and no two steps in a row are alike", () => {
  const lastDate = "2028-02-29";
  const on = (days: number) => addDays(lastDate, days);
  fc.assert(
    fc.property(someRules, (drawn) => {
      const some = drawn.map(({ from, lasting, tiers, percents, kept, isDated }, index) =>
        ruleOf(
          index + 1,
          on(from),
          lasting === null ? null : on(from + lasting),
          tiers
            .toSorted((one, other) => one - other)
            .map((end, at): Tier => [isDated ? on(end) : end, percents[at]!, kept]),
        ),
      );
      const days = Array.from({ length: 90 }, (_, index) => index - 10);
      const expected = days.map((day) => {
        const covering = drawn.filter(
          ({ from, lasting }) => from <= day && (lasting === null || day <= from + lasting),
        );
        const newest = covering.reduce<(typeof drawn)[number] | undefined>(
          (best, one) => (best && best.from > one.from ? best : one),
          undefined,
        );
        const rule = newest && some[drawn.indexOf(newest)]!;
        const tier = rule?.content.tiers.find(({ until, until_days }) => on(day) <= (until ?? on(until_days!)));
        return rule && { id: rule.id, percent: tier?.percent ?? 0, less: (tier?.less_rupees ?? 0) * 100 };
      });

      const steps = refundSteps(some, lastDate, on(-10));

      if (expected.includes(undefined)) {
        expect(steps).toEqual([]);
        return;
      }
      const told = days.map((day) => steps.find(({ until }) => until === null || on(day) <= until)!);
      expect(told.map(({ rule, percent, lessPaise }) => ({ id: rule.id, percent, less: lessPaise }))).toEqual(expected);
      expect(new Set(told).size).toBe(steps.length);
      const said = steps.map(({ percent, lessPaise, rule }) => `${rule.id} ${percent} ${lessPaise}`);
      expect(said.filter((step, index) => step === said[index + 1])).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
