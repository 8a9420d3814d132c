import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits, ungroupDigits } from "./grouped-number.ts";
import { formatDollars, formatPaise, formatRupees, fromMinorUnits, readMoney, toMinorUnits } from "./money.ts";
import { writeRupees } from "./rupee-words.ts";

const paise = fc.integer({ min: 0, max: 100_000_000_000 });

test("an amount survives storing: of every paisa up to a thousand crore none is won or lost", () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(toMinorUnits(fromMinorUnits(amount))).toBe(amount);
    }),
    { numRuns: 1000 },
  );
});

test("an amount as it is shown is read as that amount, in rupees and in dollars", () => {
  fc.assert(
    fc.property(paise, (amount) => {
      const money = fromMinorUnits(amount);
      expect(readMoney(formatRupees(money), "rupees")).toBe(money);
      expect(readMoney(formatPaise(amount), "rupees")).toBe(money);
      expect(readMoney(formatDollars(money), "dollars")).toBe(money);
      expect(Number(ungroupDigits(groupDigits(money)))).toBe(money);
    }),
    { numRuns: 300 },
  );
});

test.each(["₹ 1,50,000", "Rs. 1 50 000", "rs 150000", "INR 1,50,000.00", "1,50,000/-", "1,50,000 /–", " 150000. "])(
  "%j is a lakh and a half of rupees",
  (written) => {
    expect(readMoney(written, "rupees")).toBe(150_000);
  },
);

test.each(["$1,850.50", "US$ 1850.50", "usd 1,850.5", "₹1,850.50", "us $1850.50"])("%j are dollars", (written) => {
  expect(readMoney(written, "dollars")).toBe(1850.5);
});

test.each(["", "1.5 lakh", "1,68,00", "$1850", "1850 rupees", "1e5", "0x10", "1.2.3", "₹₹5", "--5", "12/-/-"])(
  "%j is no plain amount of rupees",
  (written) => {
    expect(readMoney(written, "rupees")).toBeNaN();
  },
);

test("a sum in words names its rupees and its paise, and a single rupee is one", () => {
  expect([0.01, 1, 1.5, 2.05, 100, 1000.99].map(writeRupees)).toEqual([
    "Zero rupees and one paisa",
    "One rupee",
    "One rupee and fifty paise",
    "Two rupees and five paise",
    "One hundred rupees",
    "One thousand rupees and ninety-nine paise",
  ]);
  // Where binary fractions would leave a paisa behind.
  expect(writeRupees(1.005 * 100)).toBe("One hundred rupees and fifty paise");
  expect([20, 21, 99, 119, 1_00_00_001].map(writeRupees)).toEqual([
    "Twenty rupees",
    "Twenty-one rupees",
    "Ninety-nine rupees",
    "One hundred nineteen rupees",
    "One crore one rupees",
  ]);
});
