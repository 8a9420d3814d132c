import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

/** Inserts the dashes of a 3-3-4 telephone number while typing (D37). */
export function setPhoneDashes(field: HTMLInputElement): void {
  const dashed = dashedPhone(field.value);
  if (dashed === field.value) return;
  const digitsBefore = fromIndianDigits(field.value.slice(0, field.selectionStart!)).replace(/\D/g, "").length;
  const isAtEnd = field.selectionStart === field.value.length;
  field.value = dashed;
  const caret = isAtEnd ? dashed.length : placeAfter(dashed, digitsBefore);
  field.setSelectionRange(caret, caret);
}

/**
 * `98225501` becomes `982-255-01`; a pasted +91 is removed. Extra digits and other countries' prefixes stay, for the
 * form to refuse: cutting them would make another number.
 */
export function dashedPhone(typed: string): string {
  // A space, bracket or invisible character of a pasted number may precede its prefix.
  const number = fromIndianDigits(typed).replace(/^[^+\d]+/, "");
  if (number.startsWith("+") && !/^\+91\D*\d/.test(number)) return typed;
  const digits = number
    .replace(/^\+91/, "")
    .replace(/\D/g, "")
    .replace(/^(?:0|91)(\d{10})$/, "$1");
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

function placeAfter(dashed: string, digits: number) {
  let seen = 0;
  let place = 0;
  while (seen < digits && place < dashed.length) if (/\d/.test(dashed[place++]!)) seen += 1;
  return place;
}
