const plain = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const withDecimals = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// 1,68,000 as India groups, 168,000 as others do; anything else with commas is left for the schema to refuse.
const grouped = /^(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d*)?$/;

/** `168000` becomes `1,68,000`; decimals show only when there are any. */
export const groupDigits = (amount: number) => (Number.isInteger(amount) ? plain : withDecimals).format(amount);

/** `₹1,68,000` becomes `168000`; what is not written like an amount stays as it is. */
export function ungroupDigits(text: string): string {
  const amount = text.replace(/^\s*₹\s*/, "").trim();
  return grouped.test(amount) ? amount.replaceAll(",", "") : amount;
}
