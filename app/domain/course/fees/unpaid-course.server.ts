import type { Database } from "#db/database.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { listCoursesBySlug } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { notBarred } from "#app/domain/course/catalogue/not-barred.server.ts";

/** Neighbours examined on either side; bounds the search in a large catalogue. */
const LOOKED_AT = 500;

type Neighbour = { slug: string; fee: number };

/**
 * The course of the same level and field with the nearest yearly fee (the cheapest, if `course` has no known fee) at a
 * university that does not pay the office; null if there is none near. This is the only place where payment decides
 * what is shown, and it excludes those that pay.
 */
export async function findUnpaidCourse(db: Database, course: Course): Promise<WholeCourse | null> {
  const [below, above] = await Promise.all([neighbour(db, course, "desc"), neighbour(db, course, "asc")]);
  const fee = (course.yearly_fee_rupees ?? 0) * 100;
  const near = [below, above].filter((each) => each !== undefined);
  const nearest = near.toSorted((one, other) => Math.abs(one.fee - fee) - Math.abs(other.fee - fee))[0];
  return nearest ? (await listCoursesBySlug(db, [nearest.slug]))[0]! : null;
}

/** The nearest dearer course, or the nearest that costs at most as much. */
function neighbour(db: Database, course: Course, direction: "asc" | "desc"): Promise<Neighbour | undefined> {
  const neighbours = db
    .selectFrom("courses")
    .select(["id", "slug", "university_id", "yearly_fee_paise as fee"])
    .where("degree_type", "=", course.degree_type)
    .where("field", "=", course.field)
    .where(notBarred("courses", dayInIndia()))
    .where("yearly_fee_paise", direction === "asc" ? ">" : "<=", (course.yearly_fee_rupees ?? 0) * 100)
    .orderBy("yearly_fee_paise", direction)
    .orderBy("id")
    .limit(LOOKED_AT);
  return db
    .selectFrom(neighbours.as("n"))
    .innerJoin("universities as u", "u.id", "n.university_id")
    .select(["n.slug", "n.fee"])
    .$castTo<Neighbour>()
    .where("u.partnership", "in", ["partner", "none"])
    .orderBy("n.fee", direction)
    .orderBy("n.id")
    .limit(1)
    .executeTakeFirst();
}
