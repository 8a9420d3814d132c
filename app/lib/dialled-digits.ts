const FEWEST = 6;

/**
 * A telephone number as a display shows it or somebody dials it (`+91 98225-50148`, `098225 50148`), as a part of the
 * E.164 number under which people are stored; null for what is none.
 */
export function dialledDigits(typed: string): string | null {
  if (!/^[+\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, "").replace(/^0+/, "");
  return digits.length < FEWEST ? null : digits;
}
