import { renderToStaticMarkup } from "react-dom/server";
import { listCoursesBySlug } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { readChangedTexts } from "#app/domain/page-text/page-texts.server.ts";
import { pageWordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { priceUniversities } from "#app/domain/university/priced-universities.server.ts";
import { listUniversitiesBySlug } from "#app/domain/university/university-catalogue.server.ts";
import { listActiveExperts } from "#app/domain/expert-guidance/active-experts.server.ts";
import { listSpokenLanguages } from "#app/domain/expert-guidance/spoken-languages.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { RequestServices } from "#app/request-context.ts";
import { courseDialogId } from "#app/site/courses/course-addresses.ts";
import courseStylesAddress from "#app/site/courses/course-dialog-styles.css?url";
import { CourseDialog } from "#app/site/courses/course-details.tsx";
import { CallWishFields } from "#app/site/guidance/call-wish-fields.tsx";
import { CounsellorClaim } from "#app/site/guidance/counsellor-claim.tsx";
import { UniversityDialog } from "#app/site/home/universities/university-details.tsx";
import { universityDialogId } from "#app/site/home/universities/university-dialog-address.ts";
import { PartnerDialog } from "#app/site/universities/list/partner-dialog.tsx";
import { CALL_WISHES } from "./dialogs-address.ts";
import { partnerDialogId } from "#app/site/universities/university-addresses.ts";

/**
 * Renders the dialogs with these ids, in the order of their lists, and the optional fields of the pop-up; unknown ids
 * are skipped. The style sheet for courses comes with them, since no list needs it before.
 */
export async function renderDialogs(db: RequestServices["db"], ids: string[]): Promise<string> {
  const asksWishes = ids.includes(CALL_WISHES);
  const [changed, languages, experts, courses, universities, partners] = await Promise.all([
    readChangedTexts(db),
    asksWishes ? listSpokenLanguages(db) : { rows: [] },
    asksWishes ? listActiveExperts(db, { limit: 1 }) : { rows: [] },
    listCoursesBySlug(db, slugsIn(ids, courseDialogId)),
    listUniversitiesBySlug(db, slugsIn(ids, universityDialogId)).then((rows) => priceUniversities(db, rows)),
    listUniversitiesBySlug(db, slugsIn(ids, partnerDialogId)),
  ]);
  const { offers } = pageWordsOf("menu", changed.menu);
  const course = pageWordsOf("course", changed.course);
  const university = pageWordsOf("university", changed.university);
  const today = dayInIndia();
  return renderToStaticMarkup(
    <>
      {/* With `href` first, `style-sheets.server.ts` does not inline it. */}
      {courses.length > 0 && <link href={courseStylesAddress} rel="stylesheet" />}
      {asksWishes && <CallWishFields languages={languages.rows} />}
      {experts.rows.map((row) => (
        <CounsellorClaim key={row.id} counsellor={row} today={today} />
      ))}
      {courses.map((row) => (
        <CourseDialog key={row.id} course={row} words={course} apply={offers.apply} />
      ))}
      {universities.map((row) => (
        <UniversityDialog
          key={row.id}
          university={row}
          words={{ offers, course: course.facts, university }}
          today={today}
        />
      ))}
      {partners.map((row) => (
        <PartnerDialog key={row.id} university={row} words={university} apply={offers.apply} today={today} />
      ))}
    </>,
  );
}

/** The slugs in the ids of a noun's dialogs. */
function slugsIn(ids: string[], dialogId: (slug: string) => string): string[] {
  const prefix = dialogId("");
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}
