import { groupDigits, ungroupDigits } from "./grouped-number.ts";

/** `150000` becomes `₹1,50,000`, with paise if there are any. */
export const formatRupees = (amount: number) => `₹${groupDigits(amount)}`;

/** `2150` becomes `$2,150.00`. */
export const formatDollars = (amount: number) => `$${amount.toFixed(2).replace(/\d(?=(\d{3})+\.)/g, "$&,")}`;

/** Money is stored in minor units; the API uses amounts with two decimals. */
export const fromMinorUnits = (minor: number) => minor / 100;
export const toMinorUnits = (amount: number) => Math.round(amount * 100);

/** `4200000` becomes `₹42,000`. */
export const formatPaise = (paise: number) => formatRupees(fromMinorUnits(paise));

/** Accepted before an amount. ₹ before dollars is a habit of typing: the field decides the currency. */
const signs = { rupees: /^(₹|rs\.?|inr)\s*/i, dollars: /^(₹|rs\.?|inr|\$|us\s?\$|usd)\s*/i };

/**
 * Parses an amount as people write it: `1,850.50`, `₹1,50,000`, `Rs. 1 50 000`, `1,50,000/-`. NaN if it is ambiguous,
 * e.g. `1.5 lakh` or `1,68,00`.
 */
export function readMoney(text: string, currency: keyof typeof signs): number {
  const bare = text
    .trim()
    .replace(signs[currency], "")
    .replace(/\s?\/[-–—]$/, "");
  const figures = ungroupDigits(bare);
  return /^-?\d+(\.\d*)?$/.test(figures) ? Number(figures) : Number.NaN;
}
