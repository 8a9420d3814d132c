import { renderToStaticMarkup } from "react-dom/server";
import { listCoursesBySlug } from "#app/domain/course/course-catalogue.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { listFieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import type { RequestServices } from "#app/request-context.ts";
import { noCostChoice } from "#app/site/cost/cost-choice.ts";
import { type SheetRow, sheetRowsOf } from "./sheet-rows.ts";
import { sheetText } from "./sheet-text.ts";

/** The sheet of these courses in their order, and its text; its owner's notes come in the browser. */
export async function renderSheet(db: RequestServices["db"], slugs: string[]): Promise<string> {
  const courses = await listCoursesBySlug(db, slugs);
  if (courses.length === 0) return "";
  const today = dayInIndia();
  const rows = sheetRowsOf(courses, {
    today,
    refundRules: await listFieldRules(db, "refund"),
    loanRules: [],
    cost: noCostChoice,
  });
  return renderToStaticMarkup(
    <>
      <Sheet {...{ courses, rows, today }} />
      <pre data-text>{sheetText(courses, rows, today)}</pre>
    </>,
  );
}

const questions = [
  "Is the programme, not only the university, on the UGC-DEB list for our session?",
  "Is every fee on the fee notice? What may rise next year?",
  "Does the first payment go to the university’s own account?",
  "Where and how are the examinations held?",
  "By when must a withdrawal letter reach you, and who signs for it?",
];

function Sheet({ courses, rows, today }: { courses: WholeCourse[]; rows: SheetRow[]; today: string }) {
  return (
    <article className="a4" aria-labelledby="sheet">
      <header>
        <h2 id="sheet">Our courses, side by side</h2>
        <p>{writeDay(today)}</p>
      </header>
      <SheetTable {...{ courses, rows }} />
      <div className="a4-two">
        <section aria-labelledby="ask-first">
          <h3 id="ask-first">Ask before you pay</h3>
          <ul className="ask-list">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="decided">
          <h3 id="decided">What we decided</h3>
          <div className="by-hand" />
          <div className="by-hand" />
          <div className="by-hand" />
        </section>
      </div>
      <footer>
        <p>{checkedWords(courses)} The university alone admits and takes fees.</p>
      </footer>
    </article>
  );
}

function SheetTable({ courses, rows }: { courses: WholeCourse[]; rows: SheetRow[] }) {
  return (
    <table>
      <caption className="visually-hidden">The courses, side by side</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is compared</span>
          </th>
          {courses.map(({ id, title, university }, place) => (
            <th key={id} scope="col">
              <small>{place + 1}</small>
              <b>{title}</b>
              <small>{university.name}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, label, cells }) => (
          <tr key={fact}>
            <th scope="row">{label}</th>
            {cells.map((cell, place) => (
              <td key={place} data-course={`${place + 1}. ${courses[place]!.title}`}>
                {cell ? cell.lines.map((line) => <b key={line}>{line}</b>) : "Not known: ask"}
                {cell?.detail && <small>{cell.detail}</small>}
              </td>
            ))}
          </tr>
        ))}
        <tr data-notes hidden>
          <th scope="row">Our note</th>
          {courses.map(({ id, slug }) => (
            <td key={id} data-note={slug}>
              <span className="visually-hidden">No note</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** On which days somebody compared the fees with the university's notice. */
function checkedWords(courses: WholeCourse[]): string {
  const words = courses.map(({ fees_checked_on: day }, place) =>
    day ? `${place + 1} on ${writeDay(day)}` : `${place + 1} not yet`,
  );
  return `Fees checked: ${words.join(", ")}.`;
}
