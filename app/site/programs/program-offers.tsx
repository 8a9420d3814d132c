import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import { courseAddress, universityAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface ProgramOffersProps {
  program: Pick<Program, "slug" | "universities">;
  /** The label of the link to the application. */
  apply: string;
  heads: Pick<WordsOf<"home">["program"], "outOf" | "nobody">;
  /** The known courses of its name. */
  courses?: Course[];
}

/** The universities that teach it, each with a link to apply. */
export function ProgramOffers({ program, apply, heads, courses = [] }: ProgramOffersProps) {
  if (program.universities.length === 0) return <p>{heads.nobody}</p>;
  return (
    <ul className="offers">
      {program.universities.map(({ id, slug, name, rating, location, imgSrc }) => (
        <li key={id} className="offer">
          {imgSrc && <Picture address={imgSrc} alt="" sizes="72px" width={960} height={720} lazy />}
          <p>
            <a href={universityAddress(slug)}>
              <b>{name}</b>
            </a>
            <span className="soft">{location}</span>
            <OfferedCourse course={courses.find(({ university_id }) => university_id === id)} />
            {rating !== null && (
              <span className="rating">
                <Icon name="star" /> {rating.toFixed(1)} <span className="soft">{heads.outOf}</span>
              </span>
            )}
          </p>
          <a
            className="btn btn-quiet btn-small"
            href={applyAddress({ program: program.slug, university: slug })}
            aria-label={`${apply} at ${name}`}
          >
            {apply}
          </a>
        </li>
      ))}
    </ul>
  );
}

const OfferedCourse = ({ course }: { course: Course | undefined }) =>
  course && (
    <a href={courseAddress(course.slug)}>
      <span className="visually-hidden">{course.title} of this university: </span>
      <span className="money">{shortFee(course)}</span>
    </a>
  );
