import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { writeRupees } from "#app/lib/rupee-words.ts";
import type { ComparedBy, ComparedWords } from "#app/site/compare/compared-words.ts";
import { compareCourses } from "#app/site/compare/comparison-rows.ts";
import type { CourseFact } from "#app/site/courses/course-facts.content.ts";

export interface SheetRow {
  fact: CourseFact;
  label: string;
  cells: (ComparedWords | null)[];
}

/** What a family decides by at the table, in this order. */
const onSheet: CourseFact[] = [
  "year",
  "whole",
  "first-payment",
  "scholarships",
  "refund",
  "pays",
  "length",
  "mode",
  "last-date",
  "entitlement",
  "eligibility",
];

const amounts: Partial<Record<CourseFact, (course: WholeCourse) => number | null>> = {
  year: ({ yearly_fee_rupees }) => yearly_fee_rupees,
  whole: ({ fee_rupees }) => fee_rupees,
  "first-payment": ({ first_payment_rupees }) => first_payment_rupees,
};

/** The comparison's own rows; an amount stands in words below its figures. */
export function sheetRowsOf(courses: WholeCourse[], by: ComparedBy): SheetRow[] {
  const rows = compareCourses(courses, by).flatMap((group) => group.rows);
  return onSheet.map((fact) => {
    const { label, cells } = rows.find((row) => row.fact === fact)!;
    return { fact, label, cells: cells.map((cell, place) => inWords(cell, amounts[fact]?.(courses[place]!))) };
  });
}

const inWords = (cell: ComparedWords | null, amount: number | null | undefined): ComparedWords | null =>
  cell && amount !== null && amount !== undefined ? { lines: cell.lines, detail: writeRupees(amount) } : cell;
