import { data } from "react-router";
import { type Course, courseType } from "#app/domain/course/course-schema.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { requestServices } from "#app/request-context.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import type { Route } from "./+types/courses-page";
import { CourseDialog, OpenCourse } from "./course-details.tsx";
import { CourseRow } from "./course-row.tsx";
import { TypeFilter } from "./type-filter.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const { searchParams } = new URL(request.url);
  const type = courseType.safeParse(searchParams.get("type")).data ?? "ALL";
  const courses = await readSection(
    listCourses(db),
    "Failed to fetch courses: the list could not be read. Please try again in a minute.",
  );
  return data(
    { courses, type, openSlug: searchParams.get("course"), publicOrigin },
    { headers: headersFor({ courses }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "All Courses",
    description:
      "Online UG, PG and PGDCS courses of our partner universities, with duration, tuition and requirements.",
    path: "/courses",
    origin: loaderData.publicOrigin,
  });
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  const { courses, type, openSlug } = loaderData;
  return (
    <div className="wrap courses-page">
      <div className="page-head head">
        <h1>All Courses</h1>
        <p className="lede">
          Compare two facts first: how long it takes and what it costs. The rest is one press away.
        </p>
      </div>
      {"failure" in courses ? (
        <SectionFailure text={courses.failure} />
      ) : (
        <CourseList courses={courses.rows} type={type} openSlug={openSlug} />
      )}
    </div>
  );
}

interface CourseListProps {
  courses: Course[];
  type: Course["degree_type"] | "ALL";
  openSlug: string | null;
}

function CourseList({ courses, type, openSlug }: CourseListProps) {
  if (courses.length === 0) return <p>No courses found.</p>;
  const shown = type === "ALL" ? courses : courses.filter((course) => course.degree_type === type);
  const open = courses.find((course) => course.slug === openSlug);
  return (
    <>
      {open && <OpenCourse course={open} />}
      <TypeFilter courses={courses} type={type} />
      <ul className="course-rows">
        {shown.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </ul>
      {shown.map((course) => (
        <CourseDialog key={course.id} course={course} />
      ))}
    </>
  );
}
