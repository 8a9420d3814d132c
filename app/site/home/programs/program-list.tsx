import { writeDuration } from "#app/lib/time/duration.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CategoryCourses } from "./category-courses.ts";
import { CategoryCourseList } from "./category-course-list.tsx";
import type { ExplorerPlace } from "./explorer-place.ts";
import type { ExplorerProgram } from "./explorer-program.ts";
import { PlaceLink } from "./place-link.tsx";
import { ProgramBadge } from "./program-badge.tsx";

interface ProgramListProps {
  programs: ExplorerProgram[];
  /** The caption, e.g. `PG Courses: 17 programmes`. */
  caption: string;
  /** Those of the chosen category, once loaded. */
  courses: CategoryCourses | undefined;
  place: ExplorerPlace;
  /** The label of the button that shows all programmes. */
  all: string;
  /** The label of a card's link, and the text if courses could not be read. */
  details: string;
  failed: string;
  onGo: (place: ExplorerPlace) => void;
}

export function ProgramList({ programs, caption, courses, place, all, details, failed, onGo }: ProgramListProps) {
  const isEmpty = programs.length === 0 && courses !== undefined && "rows" in courses && courses.rows.length === 0;
  return (
    <>
      <div className="sheet-head">
        <p className="small soft" role="status">
          <b>{caption}</b>
        </p>
        <PlaceLink
          className="btn btn-quiet btn-small view-all"
          to={{ category: null, program: null }}
          onGo={onGo}
          aria-current={place.category === null ? "true" : undefined}
        >
          {all}
        </PlaceLink>
      </div>
      {place.category === "job-guarantee" && (
        <p className="small">
          * A promise of the university, not of ours. It depends on your marks, attendance and interviews: read the
          conditions in the offer letter before you pay.
        </p>
      )}
      {programs.length > 0 && (
        <ul className="programs-grid">
          {programs.map((program) => (
            <li key={program.slug} className="prog">
              <ProgramCard {...{ program, place, details, onGo }} />
            </li>
          ))}
        </ul>
      )}
      {place.category && courses && <CategoryCourseList category={place.category} {...{ courses, failed }} />}
      {place.category && (
        <p className="programs-end">
          {isEmpty
            ? "Nothing of this kind in the catalogue yet. A counsellor can tell you what is coming."
            : "Not the one you had in mind?"}
          <a className="go" href="/guidance">
            Talk to a counsellor <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </>
  );
}

type ProgramCardProps = Pick<ProgramListProps, "place" | "details" | "onGo"> & { program: ExplorerProgram };

function ProgramCard({ program, place, details, onGo }: ProgramCardProps) {
  const { slug, title, badge, specializations, duration, fees } = program;
  return (
    <>
      <h3>{title}</h3>
      <ProgramBadge badge={badge} />
      <p>{[specializations, writeDuration(duration)].filter(Boolean).join(", ")}</p>
      {fees && <p className="money">{fees}</p>}
      <PlaceLink
        className="go"
        to={{ ...place, program: slug }}
        onGo={onGo}
        aria-label={`${details} of ${title}`}
        data-program={slug}
      >
        {`${details} `}
        <Icon name="arrow-right" />
      </PlaceLink>
    </>
  );
}
