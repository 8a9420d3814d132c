import type { Database } from "#db/database.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";
import { firstPaymentOf } from "./fees/fee-calendar.ts";
import type { Course, ListedCourse, WholeCourse } from "./course-schema.ts";

/** Courses joined with their university; select `courseColumns` and pass the rows to `courseOf`. */
export const withUniversity = (db: Database) =>
  db.selectFrom("courses as c").innerJoin("universities as u", "u.id", "c.university_id");

/**
 * The same, read university by university: SQLite keeps the order of a cross join, where for a join it would sort all
 * courses.
 */
export const byUniversity = (db: Database) =>
  db.selectFrom("universities as u").crossJoin("courses as c").whereRef("c.university_id", "=", "u.id");

export const courseColumns = [
  "c.id",
  "c.slug",
  "c.title",
  "c.description",
  "c.duration",
  "c.degree_type",
  "c.field",
  "c.study_mode",
  "c.tuition_fee_cents",
  "c.fee_paise",
  "c.yearly_fee_paise",
  "c.requirements",
  "c.semesters",
  "c.university_id",
  "c.image",
  "c.image_alt",
  "c.is_featured",
  "c.is_trending",
  "c.tag",
  "c.specializations",
  "c.icon",
  "c.link",
  "c.is_sample",
  "c.updated_at",
  "c.barred_from",
  "c.barred_until",
  "u.slug as university_slug",
  "u.name as university_name",
  "u.image as university_image",
  "u.ranking as university_ranking",
  "u.location as university_location",
  "u.student_count as university_students",
  "u.partnership as university_partnership",
  "u.evidence as university_evidence",
] as const;

/** What lists tell besides: whom each admits, until when, and who lists it; hand the rows to `listedCourseOf`. */
export const listedCourseColumns = [...courseColumns, "c.intakes", "c.eligibility", "c.approvals"] as const;

/** All columns of one course; pass the rows to `wholeCourseOf`. */
export const wholeCourseColumns = [
  ...listedCourseColumns,
  "c.subject",
  "c.fee_items",
  "c.scholarships",
  "c.languages",
  "c.classes",
  "c.weekly_hours",
  "c.examinations",
  "c.fees_checked_on",
  "c.dates_checked_on",
  "c.scholarships_checked_on",
  "c.search_title",
  "c.search_description",
  "c.share_image",
] as const;

export type CourseRow = Awaited<ReturnType<ReturnType<typeof rowQuery>["executeTakeFirstOrThrow"]>>;
const rowQuery = (db: Database) => withUniversity(db).select(courseColumns);

/** Converts a row: paise to rupees, cents to dollars, and the university's columns to an object. */
export function courseOf(row: CourseRow): Course {
  const { tuition_fee_cents, fee_paise, yearly_fee_paise, is_trending, image, link, ...course } = row;
  const {
    university_slug,
    university_image,
    university_ranking,
    university_location,
    university_students,
    university_partnership,
    university_evidence,
    ...own
  } = course;
  return {
    ...own,
    tuition_fee: fromMinorUnits(tuition_fee_cents),
    fee_rupees: fee_paise === null ? null : fromMinorUnits(fee_paise),
    yearly_fee_rupees: yearly_fee_paise === null ? null : fromMinorUnits(yearly_fee_paise),
    trending: is_trending,
    image_url: image,
    link: link ?? courseAddress(row.slug),
    university: {
      slug: university_slug,
      name: row.university_name,
      image_url: university_image,
      ranking: university_ranking,
      location: university_location,
      students: university_students,
      partnership: university_partnership,
      evidence: university_evidence,
    },
  };
}

type ListedCourseRow = Awaited<ReturnType<ReturnType<typeof listedRowQuery>["executeTakeFirstOrThrow"]>>;
const listedRowQuery = (db: Database) => withUniversity(db).select(listedCourseColumns);

/** Converts a row of `listedCourseColumns`. */
export const listedCourseOf = (row: ListedCourseRow): ListedCourse => ({
  ...courseOf(row),
  intakes: row.intakes.map((intake) => ({ ...intake, seats_source: intake.seats_source ?? "" })),
  eligibility: row.eligibility,
  approvals: row.approvals,
});

type WholeCourseRow = Awaited<ReturnType<ReturnType<typeof wholeRowQuery>["executeTakeFirstOrThrow"]>>;
const wholeRowQuery = (db: Database) => withUniversity(db).select(wholeCourseColumns);

/** Converts a row of `wholeCourseColumns`, with the sum of the first payment. */
export function wholeCourseOf({ fee_items, ...row }: WholeCourseRow): WholeCourse {
  const first = firstPaymentOf(fee_items);
  return {
    ...listedCourseOf(row),
    subject: row.subject,
    fee_items: fee_items.map(({ amount_paise, ...item }) => ({ ...item, amount_rupees: fromMinorUnits(amount_paise) })),
    scholarships: row.scholarships.map(({ amount_paise, ...scholarship }) => ({
      ...scholarship,
      amount_rupees: amount_paise === null ? null : fromMinorUnits(amount_paise),
    })),
    languages: row.languages,
    classes: row.classes,
    weekly_hours: row.weekly_hours,
    examinations: row.examinations,
    fees_checked_on: row.fees_checked_on,
    dates_checked_on: row.dates_checked_on,
    scholarships_checked_on: row.scholarships_checked_on,
    search_title: row.search_title,
    search_description: row.search_description,
    share_image: row.share_image,
    first_payment_rupees: first === null ? null : fromMinorUnits(first),
  };
}
