import type { CSSProperties } from "react";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const iconNames: Record<Course["icon"], IconName> = { GraduationCap: "graduation", Users: "users", Award: "award" };
/** The first row shows covers, the others the courses' icons. */
const WITH_COVER = 4;

export function FeaturedCoursesSection({ courses }: { courses: Section<Course> }) {
  return (
    <section className="section far wrap" id="courses" aria-labelledby="courses-title">
      <div className="head">
        <h2 className="section-title" id="courses-title">
          Featured Courses
        </h2>
        <p className="lede">Explore our wide range of specialized courses designed for your success</p>
      </div>
      {"failure" in courses ? (
        <SectionFailure text={courses.failure} />
      ) : (
        <ul className="covers arriving">
          {courses.rows.map((course, index) => (
            <li key={course.id} className="cover" style={{ "--index": index } as CSSProperties}>
              <CourseCover course={course} hasPicture={index < WITH_COVER} />
            </li>
          ))}
        </ul>
      )}
      <div className="more">
        <a className="btn btn-quiet" href="/courses">
          View All Courses
        </a>
        <span className="stitch" aria-hidden="true" />
      </div>
    </section>
  );
}

function CourseCover({ course, hasPicture }: { course: Course; hasPicture: boolean }) {
  const { title, tag, duration, specializations, link, icon, image_url } = course;
  const shows = hasPicture && image_url ? "picture" : "icon";
  return (
    <>
      {shows === "picture" ? (
        <Picture
          address={image_url!}
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
        {shows === "picture" && <Icon name={iconNames[icon]} />}
        {tag}
      </p>
      <h3>{title}</h3>
      <p>{[duration, `${specializations}\u00a0Specializations`].filter(Boolean).join(", ")}</p>
      <a className="go" href={link}>
        <span>
          Learn More<span className="visually-hidden"> about {title}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
    </>
  );
}
