import type { Scholarship } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { openScholarships, scholarshipTerms, worthOf } from "#app/domain/course/words/scholarship-words.ts";
import { CheckedOn, NotKnown } from "#app/site/courses/ask-about.tsx";
import { usePageWords } from "#app/site/page-words.ts";

/** Scholarships: for whom, and until when; expired ones are left out. */
export function ScholarshipsSection({ course, today }: { course: WholeCourse; today: string }) {
  const open = openScholarships(course, today);
  return (
    <section className="scholarships" aria-labelledby="scholarships">
      <h2 id="scholarships">{usePageWords("course").page.scholarships}</h2>
      {open === null && (
        <p>
          <NotKnown course={course} fact="scholarships" />
        </p>
      )}
      {open?.length === 0 && <p>No scholarship that one can still ask for.</p>}
      {open && open.length > 0 && (
        <ul>
          {open.map((scholarship) => (
            <Offer key={scholarship.name} scholarship={scholarship} />
          ))}
        </ul>
      )}
      <CheckedOn what="Scholarships" day={course.scholarships_checked_on} />
    </section>
  );
}

function Offer({ scholarship }: { scholarship: Scholarship }) {
  const { name, link } = scholarship;
  return (
    <li>
      <b className="money">{worthOf(scholarship)}</b>
      <p>
        {name}, {scholarshipTerms(scholarship)}
      </p>
      {link && (
        <a className="go" href={link} rel="noopener">
          Who says so<span className="visually-hidden"> of {name}</span>
        </a>
      )}
    </li>
  );
}
