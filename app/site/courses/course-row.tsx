import type { Course } from "#app/domain/course/course-schema.ts";
import { formatDollars } from "#app/lib/money.ts";
import { rowId } from "#app/site/load-more.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { courseAddress, courseDialogId } from "./course-addresses.ts";

const ON_FIRST_SCREEN = 2;

interface CourseRowProps {
  course: Course;
  /** Its place in the list, from 1. */
  place: number;
  /** The level at which its title stands on the page. */
  heading?: "h2" | "h3";
}

/** One course of the list: what it is, the two facts that decide, one action. */
export function CourseRow({ course, place, heading: Heading = "h2" }: CourseRowProps) {
  const { slug, title, image_url, degree_type, trending, duration, tuition_fee, university } = course;
  const isFar = place > ON_FIRST_SCREEN;
  return (
    <li className={`course-row ${isFar ? "far" : ""}`} id={rowId(place)}>
      {image_url && (
        <Picture
          address={image_url}
          alt=""
          sizes="(min-width: 640px) 216px, 112px"
          width={960}
          height={640}
          className="art art-32"
          lazy={isFar}
        />
      )}
      <div>
        <p className="badges">
          <span className="badge">{degree_type}</span>
          {trending === 1 && <span className="badge badge-green">Trending</span>}
        </p>
        <Heading>{title}</Heading>
        <p className="soft">
          {university.name}, {university.location.split(",")[0]}
        </p>
        <dl className="facts">
          <div>
            <dt>Duration</dt>
            <dd>{duration || "On request"}</dd>
          </div>
          <div>
            <dt>Tuition fee</dt>
            <dd className="money">{formatDollars(tuition_fee)}</dd>
          </div>
        </dl>
        <a
          className="go"
          href={courseAddress(slug)}
          data-dialog={courseDialogId(slug)}
          aria-label={`View Details of ${title}`}
        >
          View Details <Icon name="arrow-right" />
        </a>
      </div>
    </li>
  );
}
