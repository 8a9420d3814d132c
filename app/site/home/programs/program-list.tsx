import { Icon } from "#app/ui/icon.tsx";
import type { ExplorerPlace } from "./explorer-place.ts";
import type { ExplorerProgram } from "./explorer-program.ts";
import { PlaceLink } from "./place-link.tsx";
import { ProgramBadge } from "./program-badge.tsx";

interface ProgramListProps {
  programs: ExplorerProgram[];
  /** What is listed, e.g. `PG Courses: 17 programs`. */
  caption: string;
  place: ExplorerPlace;
  onGo: (place: ExplorerPlace) => void;
}

export function ProgramList({ programs, caption, place, onGo }: ProgramListProps) {
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
          VIEW ALL
        </PlaceLink>
      </div>
      {programs.length === 0 && <p>No programs in this category yet. A counsellor can tell you what comes next.</p>}
      <ul className="programs-grid">
        {programs.map((program) => (
          <li key={program.slug} className="prog">
            <h3>{program.title}</h3>
            <ProgramBadge badge={program.badge} />
            <p>{[program.specializations, program.duration].filter(Boolean).join(", ")}</p>
            {program.fees && <p className="money">{program.fees}</p>}
            <PlaceLink
              className="go"
              to={{ ...place, program: program.slug }}
              onGo={onGo}
              aria-label={`View Details of ${program.title}`}
              data-program={program.slug}
            >
              View Details <Icon name="arrow-right" />
            </PlaceLink>
          </li>
        ))}
      </ul>
      {place.category && (
        <p className="programs-end">
          Not the one you had in mind?
          <a className="go" href="/guidance">
            Talk to a counsellor <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </>
  );
}
