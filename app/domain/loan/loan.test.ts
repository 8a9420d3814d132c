import { expect, test } from "vitest";
import { loanOf } from "./loan.ts";

/** The same numbers at every run. */
function* someNumbers() {
  for (let number = 11; ; number = (number * 16_807) % 2_147_483_647) yield number;
}

test("a schedule sums to the paisa, at any rate from none on, over 1 to 120 months", () => {
  const numbers = someNumbers();
  const next = (below: number) => numbers.next().value! % below;
  for (let round = 0; round < 400; round += 1) {
    const terms = {
      amountPaise: 100_000 + next(999_900_000),
      ratePercent: round % 4 === 0 ? 0 : next(6001) / 100,
      months: [1, 120, 2, 24, 1 + next(120)][round % 5]!,
      feePercent: next(2001) / 100,
    };
    const { schedule, instalmentPaise, paidPaise, interestPaise, feePaise, costPaise } = loanOf(terms);
    const sum = (field: "paidPaise" | "interestPaise") => schedule.reduce((all, each) => all + each[field], 0);
    expect(schedule).toHaveLength(terms.months);
    expect(sum("paidPaise")).toBe(paidPaise);
    expect(sum("interestPaise")).toBe(interestPaise);
    expect(paidPaise - interestPaise).toBe(terms.amountPaise);
    expect(schedule.at(-1)!.owedPaise).toBe(0);
    expect(costPaise).toBe(interestPaise + feePaise);
    if (terms.ratePercent === 0) expect(interestPaise).toBe(0);
    if (terms.months === 1) expect(instalmentPaise).toBe(paidPaise);
    let owed = terms.amountPaise;
    for (const { month, paidPaise, interestPaise, owedPaise } of schedule) {
      expect([paidPaise, interestPaise, owedPaise].every(Number.isInteger)).toBe(true);
      expect(owedPaise).toBe(owed + interestPaise - paidPaise);
      owed = owedPaise;
      if (month < terms.months) expect(paidPaise).toBe(instalmentPaise);
      // Half a paisa a month, grown until the end, is all that the last one has to take.
      else
        expect(Math.abs(paidPaise - instalmentPaise)).toBeLessThan(
          terms.months * (1 + terms.ratePercent / 1200) ** terms.months,
        );
    }
  }
});

test("a loan of ₹1,26,000 at 13% over 24 months is the one of the books", () => {
  const loan = loanOf({ amountPaise: 12_600_000, ratePercent: 13, months: 24, feePercent: 2.36 });
  expect(loan.instalmentPaise).toBe(599_027);
  expect(Math.round(loan.paidPaise / 100)).toBe(143_766);
  expect(loan.feePaise).toBe(297_360);
});

test("one month at 0% is paid back as it was borrowed", () => {
  const loan = loanOf({ amountPaise: 100_001, ratePercent: 0, months: 1, feePercent: 0 });
  expect(loan).toMatchObject({ paidPaise: 100_001, interestPaise: 0, costPaise: 0, instalmentPaise: 100_001 });
});

test("one month's instalment is what is paid, though the formula rounds another way at a rate near to none", () => {
  const loan = loanOf({ amountPaise: 99_999_999_999, ratePercent: 0.02, months: 1, feePercent: 0 });
  expect([loan.instalmentPaise, loan.paidPaise]).toEqual([100_001_666_666, 100_001_666_666]);
});
