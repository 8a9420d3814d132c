import type { Course } from "#app/domain/course/course-schema.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { pictureAmong } from "./picture-among.ts";
import { shortFee } from "./fees/fee-words.ts";

export function ComparedCourses({ courses }: { courses: Section<Course> }) {
  const { page } = usePageWords("course");
  if ("rows" in courses && courses.rows.length === 0) return null;
  return (
    <section className="wrap also far" aria-labelledby="also">
      <div className="head">
        <h2 className="section-title" id="also">
          {page.others}
        </h2>
      </div>
      {"failure" in courses ? (
        <SectionFailure of={courses.failure} />
      ) : (
        <ul className="covers">
          {courses.rows.map((course) => (
            <li key={course.id} className="cover">
              <CourseCover course={course} picture={pictureAmong(courses.rows, course)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CourseCover({ course, picture }: { course: Course; picture: string | null }) {
  const { slug, title, duration, university } = course;
  return (
    <>
      {picture && (
        <Picture
          address={picture}
          alt=""
          sizes="(min-width: 1240px) 276px, (min-width: 1024px) 22vw, (min-width: 768px) 45vw, 112px"
          width={960}
          height={640}
          className="art art-32"
          lazy
        />
      )}
      <p className="tag">{university.name}</p>
      <h3>{title}</h3>
      <p>{[writeDuration(duration), shortFee(course)].filter(Boolean).join(", ")}</p>
      <a className="go" href={courseAddress(slug)}>
        <span>
          {usePageWords("home").courses.more}
          <span className="visually-hidden"> about {title}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
      <HoldButtons course={course} />
    </>
  );
}
