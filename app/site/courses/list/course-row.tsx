import { courseAddress } from "#app/domain/page-addresses.ts";
import type { ListedCourse } from "#app/domain/course/course-schema.ts";
import { lastDateInShort } from "#app/domain/course/words/admission-words.ts";
import { entryInShort } from "#app/domain/course/words/fact-words.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseDialogId } from "#app/site/courses/course-addresses.ts";
import { UnlistedMark } from "#app/site/courses/unlisted-mark.tsx";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";

const ON_FIRST_SCREEN = 2;
/** At triple density, 216 px are 648. */
const ROW_WIDTHS = [320, 640];
/**
 * On a phone it is 112: stated exactly, sixteen pixels more than the small file would load the large one for every row.
 */
const ROW_SIZES = "(min-width: 640px) 216px, 106px";

interface CourseRowProps {
  course: ListedCourse;
  /** Its place in the list, counted from 1. */
  place: number;
  /** The heading level of its title. */
  heading?: "h2" | "h3";
}

/** A course in the list: its name, the deciding facts, one action. */
export function CourseRow({ course, place, heading: Heading = "h2" }: CourseRowProps) {
  const { slug, title, image_url, degree_type, trending, duration, university } = course;
  const isFar = place > ON_FIRST_SCREEN;
  const { details } = usePageWords("menu").offers;
  const { facts } = usePageWords("course");
  return (
    <li className={isFar ? "course-row far" : "course-row"}>
      {image_url ? (
        <Picture
          address={image_url}
          alt=""
          sizes={ROW_SIZES}
          widths={ROW_WIDTHS}
          width={960}
          height={640}
          className="art art-32"
          lazy={isFar}
        />
      ) : (
        <span className="art art-32" />
      )}
      <div>
        <Heading>{title}</Heading>
        <p className="soft">{`${university.name}, ${university.location.split(",")[0]}`}</p>
        <dl className="facts">
          <div>
            <dt>{facts.tuition}</dt>
            <dd>
              <CourseFee course={course} />
            </dd>
          </div>
          <div>
            <dt>{facts.duration}</dt>
            <dd>{writeDuration(duration) || <NotKnown course={course} fact="length" />}</dd>
          </div>
        </dl>
        <p className="soft entry">
          <span>{entryInShort(course.eligibility)}</span> <span>{lastDateInShort(course, dayInIndia())}</span>{" "}
          <UnlistedMark course={course} />
        </p>
        <p className="badges">
          <span className="badge">{degree_type}</span>
          {trending === 1 && <span className="badge badge-green">{facts.trending}</span>}
          <BarredBadge course={course} />
          <PaysBadge partnership={university.partnership} />
        </p>
        <div className="course-acts">
          <a
            className="go"
            href={courseAddress(slug)}
            data-dialog={courseDialogId(slug)}
            aria-label={`${details} of ${title}`}
          >
            {details} <Icon name="arrow-right" />
          </a>
          <HoldButtons course={course} />
        </div>
      </div>
    </li>
  );
}
