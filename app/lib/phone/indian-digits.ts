const indianDigit = /(?=[\u0900-\u0d7f])\p{Nd}/gu;

/**
 * `९८२२५` becomes `98225`. From Devanagari to Malayalam each script has its zero at the same place of a line of
 * sixteen.
 */
export const fromIndianDigits = (typed: string): string =>
  typed.replaceAll(indianDigit, (sign) => String((sign.codePointAt(0)! & 15) - 6));
