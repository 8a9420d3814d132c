import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

const MOST_KEPT = 500;
/** Cached: an imported row is parsed by several rules, and each parsing takes longer than storing the row. */
const kept = new Map<string, string | null>();

/**
 * `98225 50148`, `९८२२५ ५०१४८` or `+91 98225-50148` becomes `+919822550148`; null if it is not a telephone number
 * (D37).
 */
export function phoneE164(typed: string): string | null {
  const known = kept.get(typed);
  if (known !== undefined) return known;
  const number = parsePhoneNumberFromString(fromIndianDigits(typed), "IN");
  const answer = number?.isValid() ? number.number : null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(typed, answer);
  return answer;
}
