import { writeDay } from "#app/lib/time/calendar-day.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { admissionWords } from "./admission-words.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { openScholarships, scholarshipTerms, worthOf } from "./scholarship-words.ts";
import { rulesOf } from "./fact-words.ts";

/**
 * The main facts of a course, by label; unknown ones are left out.
 * @param today In India, e.g. `2026-11-23`.
 */
export function courseInWords(course: WholeCourse, today: string): Record<string, string> {
  const { fee_rupees, yearly_fee_rupees, first_payment_rupees, fees_checked_on, eligibility, duration } = course;
  const admission = admissionWords(course, today);
  const listing = entitlementWords(course, today);
  const fees = [
    fee_rupees !== null && `${formatRupees(fee_rupees)} in all`,
    yearly_fee_rupees !== null && `${formatRupees(yearly_fee_rupees)} a year`,
  ].filter(Boolean);
  const checked = fees_checked_on === null ? "" : ` (checked on ${writeDay(fees_checked_on)})`;
  const words = {
    Fee: fees.length > 0 && `${fees.join(", ")}${checked}`,
    "First payment": first_payment_rupees !== null && formatRupees(first_payment_rupees),
    Scholarships: openScholarships(course, today)
      ?.map((each) => `${worthOf(each)}, ${scholarshipTerms(each)}`)
      .join("; "),
    Admission: admission && `${admission.words}, ${admission.detail}`,
    "UGC-DEB": listing.state !== "not-needed" && [listing.words, listing.checked].filter(Boolean).join(", "),
    "Whom it admits": eligibility && rulesOf(eligibility).join(". "),
    Length: duration,
  };
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The same as a message: title, one line per fact, and the link. */
export const courseMessage = (course: WholeCourse & { url: string }, today: string): string =>
  [
    titleWithUniversity(course),
    ...Object.entries(courseInWords(course, today)).map(([label, words]) => `${label}: ${words}`),
    course.url,
  ].join("\n");

export const titleWithUniversity = ({ title, university_name }: WholeCourse) => `${title}, ${university_name}`;
