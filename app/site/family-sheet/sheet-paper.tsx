import { writeDay } from "#app/lib/calendar-day.ts";
import { courseFacts } from "#app/site/courses/course-facts.content.ts";
import { onSheet } from "./sheet-rows.ts";

const questions = [
  "Is the programme, not only the university, on the UGC-DEB list for our session?",
  "Is every fee on the fee notice? What may rise next year?",
  "Does the first payment go to the university’s own account?",
  "Where and how are the examinations held?",
  "By when must a withdrawal letter reach you, and who signs for it?",
];

/** One sheet of paper, the same for everybody: the device lays its courses into it (`fill-sheet.ts`). */
export function SheetPaper({ today }: { today: string }) {
  return (
    <article className="a4" aria-labelledby="sheet" data-paper>
      <header>
        <h2 id="sheet">Our courses, side by side</h2>
        <p data-day>{writeDay(today)}</p>
      </header>
      <SheetTable />
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
        <p>
          <span data-checked /> The university alone admits and takes fees.
        </p>
        <p data-link />
      </footer>
    </article>
  );
}

function SheetTable() {
  return (
    <table>
      <caption className="visually-hidden">The courses, side by side</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is compared</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {onSheet.map((fact) => (
          <tr key={fact} data-row={fact}>
            <th scope="row">{courseFacts[fact].label}</th>
          </tr>
        ))}
        <tr data-row="note">
          <th scope="row">Our note</th>
        </tr>
      </tbody>
    </table>
  );
}
