import { expect, test } from "vitest";
import { formatDollars, formatRupees } from "./money.ts";

const amounts = [0, 5, 99.5, 950, 1000, 2150, 18_650.25, 100_000, 168_000, 1_234_567.8, 12_500_000, 987_654_321];

test("rupees are written as India writes them, with paise only when there are any", () => {
  for (const amount of amounts) {
    const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
    const options = { style: "currency", currency: "INR", minimumFractionDigits } as const;
    expect(formatRupees(amount)).toBe(amount.toLocaleString("en-IN", options));
  }
});

test("dollars are written with two decimals", () => {
  for (const amount of amounts) {
    expect(formatDollars(amount)).toBe(amount.toLocaleString("en-US", { style: "currency", currency: "USD" }));
  }
});
