const indianDigit = /(?=[\u0660-\u0d7f\u1c50-\u1c59\ua8d0-\uabf9])\p{Nd}/gu;

/**
 * `९८२२५` becomes `98225`. From Devanagari to Malayalam each script has its zero at the sixth place of a line of
 * sixteen; Urdu, Santali and Meitei have it at the first.
 */
export const fromIndianDigits = (typed: string): string =>
  typed.replaceAll(indianDigit, (sign) => {
    const place = sign.charCodeAt(0);
    return String((place & 15) - (place > 0x8ff && place < 0xd80 ? 6 : 0));
  });
