import type { StoredFeeItem } from "#db/schema.ts";
import { exactMonthsOf } from "#app/lib/time/duration.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";

const MONTHS_OF_A_SEMESTER = 6;
const MONTHS_OF_A_YEAR = 12;

type Item = Pick<StoredFeeItem, "kind" | "amount_paise" | "due">;

/** Repeated as often as the course's length implies. */
export const repeatedDues: readonly string[] = ["semester", "semester-end", "year"];
/** Due before the first classes. */
const firstDues = ["application", "admission", "semester", "year"];

/** The payments due at one point of the course. */
export interface FeeStop<Paid extends Item = Item> {
  at: "application" | "semester" | "end";
  /** From 1; 0 for `application` and `end`. */
  semester: number;
  items: Paid[];
  sumPaise: number;
}

/** Converts a course's fee items to paise. */
export const storedFees = (
  items: (Omit<StoredFeeItem, "amount_paise"> & { amount_rupees: number })[],
): StoredFeeItem[] =>
  items.map(({ amount_rupees, ...item }) => ({ ...item, amount_paise: toMinorUnits(amount_rupees) }));

/**
 * What to pay when, from application to certificate; empty if nothing is known, or the length is needed and unknown.
 */
export function feeCalendarOf<Paid extends Item>(items: Paid[], duration: string): FeeStop<Paid>[] {
  const semesters = semestersOf(duration) ?? (items.some(({ due }) => repeatedDues.includes(due)) ? null : 1);
  if (semesters === null) return [];
  const stops = [
    stopOf(
      "application",
      0,
      items.filter(({ due }) => due === "application"),
    ),
    ...Array.from({ length: semesters }, (_, index) =>
      stopOf(
        "semester",
        index + 1,
        items.filter((item) => isDueIn(item, index)),
      ),
    ),
    stopOf(
      "end",
      0,
      items.filter(({ due }) => due === "end"),
    ),
  ];
  return stops.filter((stop) => stop.items.length > 0);
}

/** The sum that every student pays, in paise; null without fee items, or if the length is needed and unknown. */
export function totalOf(items: Item[], duration: string): number | null {
  const calendar = feeCalendarOf(items, duration);
  return calendar.length === 0 ? null : calendar.reduce((sum, { sumPaise }) => sum + sumPaise, 0);
}

/** Splits that sum into tuition and other fees, in paise; null without fee items. */
export function feePartsOf(items: Item[], duration: string): { tuition: number; others: number } | null {
  const paid = feeCalendarOf(items, duration).flatMap((stop) => stop.items);
  if (paid.length === 0) return null;
  const tuition = sumOf(paid.filter(({ kind }) => kind === "tuition"));
  return { tuition, others: sumOf(paid) - tuition };
}

/** The sum due before the first semester begins, in paise; null if nothing is known. */
export function firstPaymentOf(items: Item[]): number | null {
  const first = items.filter(({ due }) => firstDues.includes(due));
  return first.length === 0 ? null : sumOf(first);
}

/**
 * Splits the first payment, in paise: what the refund rules divide, the deposit (returned whole), and what is never
 * returned.
 */
export function returnableOf(items: StoredFeeItem[]): { shared: number; deposit: number; never: number } {
  const first = items.filter(({ due }) => firstDues.includes(due));
  const deposits = first.filter(({ kind }) => kind === "deposit");
  const fees = first.filter(({ kind }) => kind !== "deposit");
  return {
    shared: sumOf(fees.filter(({ refundable }) => refundable === 1)),
    deposit: sumOf(deposits),
    never: sumOf(fees.filter(({ refundable }) => refundable === 0)),
  };
}

/** The number of semesters; null if the length is not exact. */
export function semestersOf(duration: string): number | null {
  const months = exactMonthsOf(duration);
  return months ? Math.ceil(months / MONTHS_OF_A_SEMESTER) : null;
}

function isDueIn({ due }: Item, index: number): boolean {
  if (due === "semester" || due === "semester-end") return true;
  if (due === "year") return index % (MONTHS_OF_A_YEAR / MONTHS_OF_A_SEMESTER) === 0;
  return due === "admission" && index === 0;
}

const stopOf = <Paid extends Item>(at: FeeStop["at"], semester: number, items: Paid[]): FeeStop<Paid> => ({
  at,
  semester,
  items,
  sumPaise: sumOf(items),
});

const sumOf = (items: Item[]) => items.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
