import { courseAddress } from "#app/domain/page-addresses.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { askAddress, askedText } from "#app/site/courses/course-addresses.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { usePageWords } from "#app/site/page-words.ts";

/** The programmes and facilities of a university. */
export function UniversityOffer({ university, courses }: { university: University; courses: Course[] }) {
  const { programs, facilities } = university;
  const words = usePageWords("university").words;
  return (
    <div className="wrap university-offer">
      <section aria-labelledby="programmes">
        <h2 id="programmes">{words.programmes}</h2>
        {programs.length === 0 ? <Ask words={words.unsaid} /> : <Programmes {...{ university, courses }} />}
      </section>
      <section aria-labelledby="facilities">
        <h2 id="facilities">{words.facilities}</h2>
        {facilities.length === 0 ? (
          <Ask words={words.unsaid} />
        ) : (
          <ul className="prose">
            {facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Each links to the course of its name, or to an enquiry. */
function Programmes({ university, courses }: { university: University; courses: Course[] }) {
  return (
    <ul className="programme-names">
      {university.programs.map((name) => {
        const course = courses.find(({ title }) => title.toLowerCase() === name.toLowerCase());
        return (
          <li key={name}>
            {course ? <a href={courseAddress(course.slug)}>{name}</a> : name}{" "}
            {course ? (
              <span className="small soft">{shortFee(course)}</span>
            ) : (
              <a
                className="ask"
                href={askAddress("university", university.slug)}
                data-course={askedText([name, university.name])}
              >
                Ask about this<span className="visually-hidden">: {name}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Ask({ words }: { words: string }) {
  return (
    <p>
      <a href="/guidance">{words}</a>
    </p>
  );
}
