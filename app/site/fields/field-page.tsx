import { data } from "react-router";
import type { ListedCourse } from "#app/domain/course/course-schema.ts";
import { type CataloguePage, readCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { fieldAddress } from "#app/domain/page-addresses.ts";
import { counted } from "#app/lib/text/counted.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { courseItems } from "#app/site/courses/list/course-items.ts";
import { COURSES_PER_PAGE } from "#app/site/courses/list/courses-per-page.ts";
import { CourseRow } from "#app/site/courses/list/course-row.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { type Failure, headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { faqPage, structuredData } from "#app/site/head/structured-data.ts";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/field-page";
import { FieldFaqs } from "./field-faqs.tsx";
import stylesAddress from "./field-page.css?url";
import { type FieldPage as Field, fieldPages, fieldPictures } from "./field-pages.content.ts";
import { FieldTeachers } from "./field-teachers.tsx";

export const handle: PageHandle<Pick<Route.ComponentProps["loaderData"], "field">> = {
  editPath: ({ field }) => `/admin/pages/${field}`,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** The landing pages of the footer's four fields share this page; the address decides (D12). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const { pathname } = new URL(request.url);
  const field = fieldPages.find((name) => pathname === fieldAddress(name))!;
  const courses = await readSection(
    readCatalogue(db, { field: [field] }, { page: 1, limit: COURSES_PER_PAGE }),
    "courses",
  );
  return data({ field, courses, publicOrigin }, { headers: headersFor({ courses }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trailOf = (field: Field, label: string) => [
  { label: "All Courses", path: "/courses" },
  { label, path: fieldAddress(field) },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { field, courses, publicOrigin } = loaderData;
  const { head, search, faq } = pageWordsIn(field, matches);
  return [
    ...pageMeta({ ...search, path: fieldAddress(field), origin: publicOrigin, matches }),
    breadcrumbList(publicOrigin, trailOf(field, head.title), matches),
    ...courseItems(courses, publicOrigin),
    ...structuredData(faq.questions.length > 0 ? [faqPage(faq.questions)] : []),
  ];
}

export default function FieldPage({ loaderData }: Route.ComponentProps) {
  const { field, courses } = loaderData;
  const { head, intro, faq } = usePageWords(field);
  const { image, image_alt } = fieldPictures[field];
  return (
    <>
      <div className="field-top">
        <div className="wrap">
          <Breadcrumbs trail={trailOf(field, head.title)} />
          <div className="page-head field-head">
            <div>
              <h1>{head.title}</h1>
              {head.lede && <p className="lede">{head.lede}</p>}
            </div>
            <Picture
              address={image}
              alt={image_alt}
              sizes={`(min-width: 1240px) 560px, (min-width: 800px) 45vw, (min-width: 640px) 92vw, ${phoneWidth}`}
              width={960}
              height={640}
              className="art art-32"
              fetchPriority="high"
            />
          </div>
          <div className="field-intro">
            {intro.paragraphs.map(({ title, text }) => (
              <section key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </section>
            ))}
          </div>
        </div>
      </div>
      <FieldCourses field={field} courses={courses} />
      {"rows" in courses && <FieldTeachers courses={courses.rows} />}
      {faq.questions.length > 0 && <FieldFaqs title={faq.title} faqs={faq.questions} />}
    </>
  );
}

function FieldCourses({ field, courses }: { field: Field; courses: CataloguePage | { failure: Failure } }) {
  const { title } = usePageWords(field).list;
  const isWhole = "failure" in courses || courses.pages === 1;
  return (
    <section className="wrap field-courses" aria-labelledby="field-courses">
      <h2 className="section-title" id="field-courses">
        {title}
      </h2>
      {"failure" in courses ? <SectionFailure of={courses.failure} /> : <Rows courses={courses.rows} />}
      <div className="more">
        <a className="btn btn-quiet" href={`/courses?field=${field}`}>
          {isWhole ? "Filter these courses" : `All ${counted(courses.total, "course")}`}
        </a>
      </div>
    </section>
  );
}

function Rows({ courses }: { courses: ListedCourse[] }) {
  if (courses.length === 0) return <p>No courses found.</p>;
  return (
    <ul className="course-rows">
      {courses.map((course, index) => (
        <CourseRow key={course.id} course={course} place={index + 1} heading="h3" />
      ))}
    </ul>
  );
}
