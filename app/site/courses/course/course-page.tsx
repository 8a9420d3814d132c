import { data } from "react-router";
import type { Course } from "#app/domain/course/course-schema.ts";
import { listNearCourses } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { findUnpaidCourse } from "#app/domain/course/fees/unpaid-course.server.ts";
import { findBarredReason, findCourseBySlug } from "#app/domain/course/courses.server.ts";
import { findDollarRate, listFieldRules, listRulesOf } from "#app/domain/field-rule/field-rules.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { requestServices } from "#app/request-context.ts";
import { costKeys, readCostChoice } from "#app/site/cost/cost-choice.ts";
import { LoanSection } from "#app/site/cost/loan-section.tsx";
import { RefundSection } from "#app/site/cost/refund-section.tsx";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { PaidSection } from "#app/site/pays/paid-section.tsx";
import { PaysLink } from "#app/site/pays/pays-badge.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { courseThing, structuredData } from "#app/site/head/structured-data.ts";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { courseCard } from "#app/site/sharing/share-card.ts";
import type { Route } from "./+types/course-page";
import { AdmissionThread } from "./admission-thread.tsx";
import { FeesChecked } from "#app/site/courses/ask-about.tsx";
import { EntrySection } from "./entry-section.tsx";
import { FeeCalendarSection } from "#app/site/courses/fees/fee-calendar-section.tsx";
import { ScholarshipsSection } from "./scholarships-section.tsx";
import { ValiditySection } from "./validity-section.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { askedText } from "#app/site/courses/course-addresses.ts";
import { CourseOverview } from "./course-overview.tsx";
import { CourseTicket } from "./course-ticket.tsx";
import stylesAddress from "./course-page.css?url";
import { ComparedCourses } from "#app/site/courses/compared-courses.tsx";
import { OfferingUniversity } from "#app/site/courses/offering-university.tsx";
import { SemesterThread } from "./semester-thread.tsx";
import { summaryOf } from "./course-summary.ts";

const COMPARED = 4;

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  queryKeys: costKeys,
  editPath: ({ course }) => `/admin/courses?edit=${course.id}`,
  asked: ({ course }) => ({
    query: `${new URLSearchParams({ course: course.slug })}`,
    text: askedText([course.title, course.university.name]),
    course,
  }),
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const course = await findCourseBySlug(db, params.slug);
  if (!course) throw data(null, { status: 404 });
  const compared = await readSection(listNearCourses(db, course, COMPARED), "courses");
  const unpaid = course.university.partnership === "commission" ? await findUnpaidCourse(db, course) : null;
  const choice = readCostChoice(new URL(request.url).searchParams);
  const today = dayInIndia();
  const refundRules = await listFieldRules(db, "refund");
  const loanRules = await listRulesOf(db, ["loan-offer", "loan-note"], today);
  const asked = await listRulesOf(db, ["before-admission"], today);
  const needed = asked.filter(({ content }) => content.modes.includes(course.study_mode));
  const rate = await findDollarRate(db);
  const barred = await findBarredReason(db, course);
  return data(
    { course, barred, compared, needed, unpaid, rate, refundRules, loanRules, choice, publicOrigin, today },
    { headers: headersFor({ compared }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trailOf = ({ title, slug }: Course) => [
  { label: "All Courses", path: "/courses" },
  { label: title, path: courseAddress(slug) },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { course, publicOrigin, today } = loaderData;
  const { title, slug, university } = course;
  return [
    ...pageMeta({
      title,
      titleDetail: university.name,
      description: `${summaryOf(course)} ${course.description}`,
      path: courseAddress(slug),
      origin: publicOrigin,
      matches,
      card: courseCard(course),
      own: course,
    }),
    breadcrumbList(publicOrigin, trailOf(course), matches),
    ...structuredData([courseThing(course, { origin: publicOrigin, today })]),
  ];
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, barred, compared, needed, unpaid, rate, refundRules, loanRules, choice, today } = loaderData;
  const words = usePageWords("course");
  return (
    <>
      <div className="course-top">
        <div className="wrap">
          <Breadcrumbs trail={trailOf(course)} />
          <CourseHead course={course} />
        </div>
      </div>
      <div className="wrap course-grid">
        <aside aria-label="Fee and facts">
          <CourseTicket course={course} barred={barred} today={today} />
          <FeesChecked course={course} />
          <PaysLink partnership={course.university.partnership} />
        </aside>
        <div>
          {course.image_url && (
            <Picture
              address={course.image_url}
              alt={course.image_alt}
              sizes={`(min-width: 1240px) 712px, (min-width: 1024px) 58vw, (min-width: 640px) 92vw, ${phoneWidth}`}
              width={960}
              height={640}
              className="art art-32 course-art"
              fetchPriority="high"
            />
          )}
          <CourseOverview course={course} />
          <EntrySection {...{ course, needed }} />
          {course.semesters.length > 0 ? <SemesterThread semesters={course.semesters} /> : <AdmissionThread />}
          <OfferingUniversity university={course.university} words={words.university} heading="h2" today={today} />
        </div>
      </div>
      <form action={courseAddress(course.slug)} data-cost noValidate>
        <FeeCalendarSection {...{ course, rate, today }}>
          <ScholarshipsSection course={course} today={today} />
          <RefundSection {...{ course, rules: refundRules, choice, today }} />
        </FeeCalendarSection>
        <LoanSection {...{ course, rules: loanRules, choice }} />
      </form>
      <ValiditySection course={course} today={today} />
      <PaidSection university={course.university} unpaid={unpaid} />
      <ComparedCourses courses={compared} />
    </>
  );
}

function CourseHead({ course }: { course: Course }) {
  const { title, degree_type, trending, tag } = course;
  const { facts } = usePageWords("course");
  return (
    <div className="page-head">
      <p className="badges">
        {trending === 1 && <span className="badge badge-green">{facts.trending}</span>}
        <span className="badge">{degree_type}</span>
        {tag && <span className="badge">{tag}</span>}
      </p>
      <h1>{title}</h1>
      <p className="lede">{summaryOf(course)}</p>
    </div>
  );
}
