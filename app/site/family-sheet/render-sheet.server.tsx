import { renderToStaticMarkup } from "react-dom/server";
import { isBarred } from "#app/domain/course/rules/barring.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feesCheckedOn } from "#app/domain/course/fees/fees-checked-on.ts";
import { listFieldRules, listRulesOf } from "#app/domain/field-rule/field-rules.server.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { RequestServices } from "#app/request-context.ts";
import type { ComparedBy } from "#app/site/compare/compared-words.ts";
import { barredWords } from "#app/site/courses/barred-badge.tsx";
import { noCostChoice } from "#app/site/cost/cost-choice.ts";
import { sheetCellsOf } from "./sheet-rows.ts";

/** The sheet's data about each course, as a row: the browser turns its own courses into columns (`fill-sheet.ts`). */
export async function renderSheetCourses(db: RequestServices["db"], courses: WholeCourse[]): Promise<string> {
  const today = dayInIndia();
  const refundRules = await listFieldRules(db, "refund");
  const beforeAdmission = await listRulesOf(db, ["before-admission"], today);
  const by = { today, refundRules, loanRules: [], beforeAdmission, cost: noCostChoice };
  return renderToStaticMarkup(
    <table>
      <tbody>
        {courses.map((course) => (
          <SheetCourse key={course.id} {...{ course, by }} />
        ))}
      </tbody>
    </table>,
  );
}

interface SheetCourseProps {
  course: WholeCourse;
  by: ComparedBy;
}

function SheetCourse({ course, by }: SheetCourseProps) {
  const { slug, title, university } = course;
  const day = feesCheckedOn(course);
  return (
    <tr
      data-slug={slug}
      data-checked={day ? `on ${writeDay(day)}` : "not yet"}
      data-entry={JSON.stringify(entryOf(course))}
    >
      <th scope="col">
        <small data-number />
        <b>{title}</b>
        <small>{university.name}</small>
        {isBarred(course, by.today) && <small>{barredWords}: do not pay</small>}
      </th>
      {sheetCellsOf(course, by).map(({ fact, words }) => (
        <td key={fact} data-fact={fact}>
          {words ? words.lines.map((line) => <b key={line}>{line}</b>) : "Not known, ask"}
          {words?.detail && <small>{words.detail}</small>}
        </td>
      ))}
    </tr>
  );
}

/** The rules that `held-fit.ts` uses. */
const entryOf = ({ eligibility }: WholeCourse) => eligibility && { ...eligibility, checked_on: undefined };
