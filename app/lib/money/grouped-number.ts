import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

// Indian or Western groups: 1,68,000 or 168,000. Other commas are left for the schema to refuse.
const grouped = /^(\d{1,2}(,\d{2})*|\d{1,3}(,\d{3})*),\d{3}(\.\d*)?$/;

/**
 * `168000` becomes `1,68,000`, with two decimals if it has any. Not `Intl.NumberFormat`, whose first use costs a
 * desktop browser some 15 ms, before the rows of a list.
 */
export function groupDigits(amount: number): string {
  const [whole = "", decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split(".");
  let groups = whole.slice(-3);
  for (let end = whole.length - 3; end > 0; end -= 2) groups = `${whole.slice(Math.max(0, end - 2), end)},${groups}`;
  return `${amount < 0 ? "-" : ""}${groups}${decimals ? `.${decimals}` : ""}`;
}

/** `1,68,000`, `1 68 000` and `१,६८,०००` become `168000`; what is not grouped like a number stays as it is. */
export function ungroupDigits(text: string): string {
  const number = fromIndianDigits(text).trim();
  const groups = number.replaceAll(/\s*,\s*|\s+/g, ",");
  return grouped.test(groups) ? groups.replaceAll(",", "") : number;
}
