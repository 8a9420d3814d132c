import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { writeRupees } from "#app/lib/money/rupee-words.ts";
import type { ComparedBy, ComparedWords } from "#app/site/compare/compared-words.ts";
import { type ComparedFact, compareCourses } from "#app/site/compare/table/comparison-rows.ts";

export interface SheetCell {
  fact: ComparedFact;
  /** Null is unknown. */
  words: ComparedWords | null;
}

/** What a family decides by, in this order. */
export const onSheet = [
  "year",
  "whole",
  "first-payment",
  "fee-years",
  "scholarships",
  "refund",
  "pays",
  "length",
  "mode",
  "classes",
  "language",
  "last-date",
  "entitlement",
  "eligibility",
] as const satisfies ComparedFact[];

const amounts: Partial<Record<ComparedFact, (course: WholeCourse) => number | null>> = {
  year: ({ yearly_fee_rupees }) => yearly_fee_rupees,
  whole: ({ fee_rupees }) => fee_rupees,
  "first-payment": ({ first_payment_rupees }) => first_payment_rupees,
};

/** A column of the sheet: the comparison's words, with amounts in words below their figures. */
export function sheetCellsOf(course: WholeCourse, by: ComparedBy): SheetCell[] {
  const rows = compareCourses([course], by).flatMap((group) => group.rows);
  return onSheet.map((fact) => {
    const { cells } = rows.find((row) => row.fact === fact)!;
    return { fact, words: inWords(cells[0]!, amounts[fact]?.(course)) };
  });
}

const inWords = (cell: ComparedWords | null, amount: number | null | undefined): ComparedWords | null =>
  cell && amount !== null && amount !== undefined ? { lines: cell.lines, detail: writeRupees(amount) } : cell;
