import { courseAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { NotKnown } from "./ask-about.tsx";
import { BarredBadge } from "./barred-badge.tsx";
import { courseDialogId } from "./course-addresses.ts";
import { CoursePrice } from "./fees/course-fee.tsx";
import { OfferingUniversity } from "./offering-university.tsx";

interface CourseDetailsProps {
  course: Course;
  words: WordsOf<"course">;
  /** The label of the link to the application. */
  apply: string;
}

/** Opened from a row of the list; while closed it loads no picture. */
export function CourseDialog(props: CourseDetailsProps) {
  const { course } = props;
  const titleId = `${courseDialogId(course.slug)}-title`;
  return (
    <dialog id={courseDialogId(course.slug)} className="dialog course-dialog" aria-labelledby={titleId} closedby="any">
      <form method="dialog">
        <button className="btn-icon dialog-close" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <CourseDetails {...props} titleId={titleId} />
    </dialog>
  );
}

function CourseDetails({ titleId, ...props }: CourseDetailsProps & { titleId: string }) {
  const { course, words } = props;
  const { title, description, requirements, image_url, image_alt, degree_type, trending } = course;
  return (
    <div className="course-details">
      <div className="course-main">
        <header>
          <p className="badges">
            <span className="badge">{degree_type}</span>
            {trending === 1 && <span className="badge badge-green">{words.facts.trending}</span>}
            <BarredBadge course={course} />
          </p>
          <h2 id={titleId}>{title}</h2>
        </header>
        <div className="course-words">
          <h3>{words.words.description}</h3>
          <p>{description}</p>
          <h3>{words.words.requirements}</h3>
          <p>{requirements || words.words.unsaid}</p>
        </div>
        <OfferingUniversity university={course.university} words={words.university} heading="h3" today={dayInIndia()} />
      </div>
      <div className="course-side">
        {image_url && (
          <Picture
            address={image_url}
            alt={image_alt}
            sizes={`(min-width: 800px) 380px, (min-width: 640px) 100vw, ${phoneWidth}`}
            width={960}
            height={640}
            className="art art-32 course-cover"
            lazy
          />
        )}
        <CourseFacts {...props} />
      </div>
    </div>
  );
}

function CourseFacts({ course, words, apply }: CourseDetailsProps) {
  const { facts } = words;
  const { slug, duration, degree_type } = course;
  return (
    <div className="course-ticket">
      <dl>
        <div>
          <dt>{facts.tuition}</dt>
          <dd>
            <CoursePrice course={course} />
          </dd>
        </div>
        <div>
          <dt>{facts.duration}</dt>
          <dd>{writeDuration(duration) || <NotKnown course={course} fact="length" />}</dd>
        </div>
        <div>
          <dt>{facts.degree}</dt>
          <dd>{degree_type}</dd>
        </div>
      </dl>
      <a className="btn" href={applyAddress({ course: slug })}>
        {apply}
      </a>
      <a className="go" href={courseAddress(slug)}>
        {words.words.page} <Icon name="arrow-right" />
      </a>
      <HoldButtons course={course} />
    </div>
  );
}
