import { renderToStaticMarkup } from "react-dom/server";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { listUniversities } from "#app/domain/university/universities.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { courseDialogId } from "#app/site/courses/course-addresses.ts";
import { CourseDialog } from "#app/site/courses/course-details.tsx";
import { UniversityDialog } from "#app/site/home/universities/university-details.tsx";
import { universityDialogId } from "#app/site/home/universities/university-dialog-address.ts";
import { PartnerDialog } from "#app/site/universities/partner-dialog.tsx";
import { partnerDialogId } from "#app/site/universities/university-addresses.ts";

/** The dialogs with these ids, in the order of their lists; ids that nothing bears are passed over. */
export async function renderDialogs(db: RequestServices["db"], ids: string[]): Promise<string> {
  const [courses, universities] = await Promise.all([listCourses(db), listUniversities(db)]);
  const isAsked = (id: string) => ids.includes(id);
  return renderToStaticMarkup(
    <>
      {courses.rows
        .filter(({ slug }) => isAsked(courseDialogId(slug)))
        .map((course) => (
          <CourseDialog key={course.id} course={course} />
        ))}
      {universities.rows
        .filter(({ slug }) => isAsked(universityDialogId(slug)))
        .map((university) => (
          <UniversityDialog key={university.id} university={university} />
        ))}
      {universities.rows
        .filter(({ slug }) => isAsked(partnerDialogId(slug)))
        .map((university) => (
          <PartnerDialog key={university.id} university={university} />
        ))}
    </>,
  );
}
