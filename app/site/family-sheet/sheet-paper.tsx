import { writeDay } from "#app/lib/time/calendar-day.ts";
import { FilledWords } from "#app/site/fill-words.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { onSheet } from "./sheet-rows.ts";

/** A sheet of paper, the same for everybody: the device fills in its courses (`fill-sheet.ts`). */
export function SheetPaper({ today }: { today: string }) {
  const { title, ask, questions, decided } = usePageWords("family-sheet").paper;
  const { siteName, contactPhone } = useSiteData().settings;
  return (
    <article className="a4" aria-labelledby="sheet" data-paper>
      <header>
        <hgroup>
          <h2 id="sheet">{title}</h2>
          <p data-day>{writeDay(today)}</p>
        </hgroup>
        <figure data-code hidden>
          <svg role="img" aria-label="A code for the camera" shapeRendering="crispEdges">
            <path />
          </svg>
          <figcaption>Opens this list</figcaption>
        </figure>
      </header>
      <SheetTable />
      <div className="a4-two">
        <section aria-labelledby="ask-first">
          <h3 id="ask-first">{ask}</h3>
          <ul className="ask-list">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="decided">
          <h3 id="decided">{decided}</h3>
          <div className="by-hand" />
          <div className="by-hand" />
          <div className="by-hand" />
        </section>
      </div>
      <footer>
        <p>
          <span data-checked /> {siteName}
          {contactPhone && `, ${contactPhone},`} advises and does not admit: the university alone admits and takes fees.
        </p>
        <p data-link />
      </footer>
    </article>
  );
}

function SheetTable() {
  const { rows } = usePageWords("compare");
  const { note, pays } = usePageWords("family-sheet").paper;
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
            <th scope="row">{fact === "pays" ? <FilledWords text={pays} /> : rows[fact]}</th>
          </tr>
        ))}
        <tr data-row="fit" hidden>
          <th scope="row">Can I get in?</th>
        </tr>
        <tr data-row="note">
          <th scope="row">{note}</th>
        </tr>
      </tbody>
    </table>
  );
}
