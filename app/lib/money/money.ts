import { groupDigits, ungroupDigits } from "./grouped-number.ts";

/** `150000` becomes `₹1,50,000`; paise show only when there are any. */
export const formatRupees = (amount: number) => `₹${groupDigits(amount)}`;

/** `2150` becomes `$2,150.00`. */
export const formatDollars = (amount: number) => `$${amount.toFixed(2).replace(/\d(?=(\d{3})+\.)/g, "$&,")}`;

/** Money is stored in minor units and travels as a number with two decimals. */
export const fromMinorUnits = (minor: number) => minor / 100;
export const toMinorUnits = (amount: number) => Math.round(amount * 100);

/** `4200000` becomes `₹42,000`. */
export const formatPaise = (paise: number) => formatRupees(fromMinorUnits(paise));

/** What may stand before an amount. A ₹ before dollars is a habit of the hand: the field says which money it holds. */
const signs = { rupees: /^(₹|rs\.?|inr)\s*/i, dollars: /^(₹|rs\.?|inr|\$|us\s?\$|usd)\s*/i };

/**
 * Reads an amount as people write it: `1,850.50`, `₹1,50,000`, `Rs. 1 50 000`, `1,50,000/-`. Not a number where that is
 * not plain, as of `1.5 lakh` or `1,68,00`.
 */
export function readMoney(text: string, currency: keyof typeof signs): number {
  const bare = text
    .trim()
    .replace(signs[currency], "")
    .replace(/\s?\/[-–—]$/, "");
  const figures = ungroupDigits(bare);
  return /^-?\d+(\.\d*)?$/.test(figures) ? Number(figures) : Number.NaN;
}
