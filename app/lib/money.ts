const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `150000` becomes `₹1,50,000`; paise show only when there are any. */
export const formatRupees = (amount: number) => (Number.isInteger(amount) ? rupees : rupeesAndPaise).format(amount);

/** `2150` becomes `$2,150.00`. */
export const formatDollars = (amount: number) => dollars.format(amount);

/** Money is stored in minor units and travels as a number with two decimals. */
export const fromMinorUnits = (minor: number) => minor / 100;
export const toMinorUnits = (amount: number) => Math.round(amount * 100);
