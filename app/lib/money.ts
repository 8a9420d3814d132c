import { groupDigits } from "./grouped-number.ts";

/** `150000` becomes `₹1,50,000`; paise show only when there are any. */
export const formatRupees = (amount: number) => `₹${groupDigits(amount)}`;

/** `2150` becomes `$2,150.00`. */
export const formatDollars = (amount: number) => `$${amount.toFixed(2).replace(/\d(?=(\d{3})+\.)/g, "$&,")}`;

/** Money is stored in minor units and travels as a number with two decimals. */
export const fromMinorUnits = (minor: number) => minor / 100;
export const toMinorUnits = (amount: number) => Math.round(amount * 100);
