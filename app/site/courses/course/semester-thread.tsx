import { usePageWords } from "#app/site/page-words.ts";

/** The content of the course by semester, on a thread. */
export function SemesterThread({ semesters }: { semesters: string[] }) {
  return (
    <section aria-labelledby="semesters">
      <h2 className="words-title" id="semesters">
        {usePageWords("course").page.semesters}
      </h2>
      <ol className="thread">
        {semesters.map((holds, index) => (
          <li key={index}>
            <span className="petal" aria-hidden="true" />
            <div>
              <h3>Semester {index + 1}</h3>
              <p>{holds}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
