import type { CSSProperties } from "react";
import type { Course } from "#app/domain/course/course-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { writeDuration } from "#app/lib/time/duration.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const iconNames: Record<Course["icon"], IconName> = { GraduationCap: "graduation", Users: "users", Award: "award" };

export function FeaturedCoursesSection({ courses }: { courses: Section<Course> }) {
  const { title, lede, button } = usePageWords("home").courses;
  return (
    <section className="section far wrap" id="courses" aria-labelledby="courses-title">
      <div className="head">
        <h2 className="section-title" id="courses-title">
          {title}
        </h2>
        {lede && <p className="lede">{lede}</p>}
      </div>
      {"failure" in courses ? (
        <SectionFailure of={courses.failure} />
      ) : (
        <ul className="covers arriving">
          {courses.rows.map((course, index) => (
            <li key={course.id} className="cover" style={{ "--index": index } as CSSProperties}>
              <CourseCover course={course} />
            </li>
          ))}
        </ul>
      )}
      <div className="more">
        <a className="btn btn-quiet" href="/courses">
          {button}
        </a>
      </div>
    </section>
  );
}

/** With its picture; the icon that the specification asks for is before the tag, or replaces a missing picture. */
function CourseCover({ course }: { course: Course }) {
  const { title, tag, duration, specializations, link, icon, image_url } = course;
  const { more, specializations: counted } = usePageWords("home").courses;
  return (
    <>
      {image_url ? (
        <Picture
          address={image_url}
          alt=""
          sizes="(min-width: 1240px) 276px, (min-width: 1024px) 22vw, (min-width: 768px) 45vw, 112px"
          width={960}
          height={640}
          className="art art-32"
          lazy
        />
      ) : (
        <div className="glyph">
          <Icon name={iconNames[icon]} />
        </div>
      )}
      <p className="tag">
        {image_url && <Icon name={iconNames[icon]} />}
        {tag}
      </p>
      <h3>{title}</h3>
      <p>{[shortFee(course), writeDuration(duration), countIn(counted, specializations)].filter(Boolean).join(", ")}</p>
      <a className="go" href={link}>
        <span>
          {more}
          <span className="visually-hidden"> about {title}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
      <HoldButtons course={course} />
    </>
  );
}

/** A number is not separated from its word. */
const countIn = (words: string, count: number) => words.replace("{n} ", "{n}\u00a0").replace("{n}", `${count}`);
