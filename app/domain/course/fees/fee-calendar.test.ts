import { expect, test } from "vitest";
import { feeDues } from "#db/schema.ts";
import { feeCalendarOf, firstPaymentOf, semestersOf, totalOf } from "./fee-calendar.ts";

const durations = ["1 Year", "14 Months", "2 Years", "3 Years", "4 Years", "6 Months"];

/** The same numbers at every run. */
function* someNumbers() {
  for (let number = 7; ; number = (number * 16_807) % 2_147_483_647) yield number;
}

test("whatever the fees and the length, the calendar's stops sum up to the total, to the paisa", () => {
  const numbers = someNumbers();
  for (let round = 0; round < 300; round += 1) {
    const duration = durations[round % durations.length]!;
    const items = Array.from({ length: 1 + (round % 9) }, () => ({
      kind: "other" as const,
      amount_paise: numbers.next().value! % 9_999_999,
      due: feeDues[numbers.next().value! % feeDues.length]!,
    }));
    const semesters = semestersOf(duration)!;
    const times = { semester: semesters, "semester-end": semesters, year: Math.ceil(semesters / 2), "when-needed": 0 };
    const expected = items.reduce(
      (sum, { amount_paise, due }) => sum + amount_paise * ((times as Record<string, number>)[due] ?? 1),
      0,
    );
    const stops = feeCalendarOf(items, duration);
    expect(stops.reduce((sum, stop) => sum + stop.sumPaise, 0)).toBe(expected);
    expect(totalOf(items, duration) ?? 0).toBe(expected);
    expect(firstPaymentOf(items) ?? 0).toBeLessThanOrEqual(expected);
  }
});

test("without fee items, or without the length they follow, no sum is made up", () => {
  const tuition = { kind: "tuition" as const, amount_paise: 100, due: "semester" as const };
  expect(totalOf([], "2 Years")).toBeNull();
  for (const duration of ["soon", "12-24 Months"]) {
    expect(totalOf([tuition], duration)).toBeNull();
    expect(totalOf([{ ...tuition, due: "admission" }], duration)).toBe(100);
  }
  expect(firstPaymentOf([{ ...tuition, due: "admission" }])).toBe(100);
  expect(firstPaymentOf([{ ...tuition, due: "when-needed" }])).toBeNull();
});
