import { capitalized } from "#app/lib/text/capitalized.ts";
const ones = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const groups = [
  { size: 10_000_000, name: "crore" },
  { size: 100_000, name: "lakh" },
  { size: 1000, name: "thousand" },
  { size: 100, name: "hundred" },
];

/** `110000` becomes `One lakh ten thousand rupees`, as on Indian cheques, with paise if there are any. */
export function writeRupees(amount: number): string {
  const paise = Math.round(amount * 100);
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = `${wordsOf(rupees)} ${rupees === 1 ? "rupee" : "rupees"}${rest > 0 ? ` and ${wordsOf(rest)} ${rest === 1 ? "paisa" : "paise"}` : ""}`;
  return capitalized(words);
}

function wordsOf(number: number): string {
  if (number === 0) return "zero";
  const group = groups.find(({ size }) => number >= size);
  if (!group) return belowHundred(number);
  const rest = number % group.size;
  const most = `${wordsOf(Math.floor(number / group.size))} ${group.name}`;
  return rest === 0 ? most : `${most} ${wordsOf(rest)}`;
}

function belowHundred(number: number): string {
  if (number < ones.length) return ones[number]!;
  const unit = ones[number % 10];
  return unit ? `${tens[Math.floor(number / 10)]}-${unit}` : tens[Math.floor(number / 10)]!;
}
