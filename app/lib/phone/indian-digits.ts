const indianDigit = /(?=[\u0900-\u0d7f])\p{Nd}/gu;

/**
 * `९८२२५` becomes `98225`. In Unicode, digits of the scripts from Devanagari to Malayalam have the same last
 * hexadecimal digit.
 */
export const fromIndianDigits = (typed: string): string =>
  typed.replaceAll(indianDigit, (sign) => String((sign.codePointAt(0)! & 15) - 6));
