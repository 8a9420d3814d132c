import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** `98225 50148` or `+91 98225-50148` becomes `+919822550148`; null for what is no telephone number (decision 37). */
export function phoneE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "IN");
  return number?.isValid() ? number.number : null;
}
