import { writeDay } from "#app/lib/time/calendar-day.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import type { Scholarship } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";

export const scholarshipPerWords: Record<Scholarship["per"], string> = {
  once: "once",
  semester: "a semester",
  year: "a year",
};

/** `₹4,000 a year`, `50% of the tuition`. */
export const worthOf = ({ amount_rupees, percent, per }: Scholarship): string =>
  amount_rupees === null ? `${percent}% of the tuition` : `${formatRupees(amount_rupees)} ${scholarshipPerWords[per]}`;

/** `for women from the Konkan districts, until 31 January 2027`. */
export const scholarshipTerms = ({ for_whom, until }: Scholarship): string =>
  `for ${for_whom}${until === null ? "" : `, until ${writeDay(until)}`}`;

/** Scholarships that are still open; null if nobody has checked. */
export function openScholarships(
  { scholarships, scholarships_checked_on }: Pick<WholeCourse, "scholarships" | "scholarships_checked_on">,
  today: string,
): Scholarship[] | null {
  if (scholarships.length === 0 && scholarships_checked_on === null) return null;
  return scholarships.filter(({ until }) => until === null || until >= today);
}
