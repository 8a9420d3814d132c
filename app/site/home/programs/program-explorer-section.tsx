import type { Program } from "#app/domain/program/program-schema.ts";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import type { CategoryCourses } from "./category-courses.ts";
import type { ExplorerPlace } from "./explorer-place.ts";
import { detailedProgramOf, explorerProgramOf } from "./explorer-program.ts";

interface ProgramExplorerSectionProps {
  programs: Section<Program>;
  place: ExplorerPlace;
  /** Of the chosen category; null where none is chosen. */
  courses: CategoryCourses | null;
}

export function ProgramExplorerSection({ programs, place, courses }: ProgramExplorerSectionProps) {
  if ("rows" in programs && programs.rows.length === 0) return null;
  return (
    <section className="section far explorer" id="programs" aria-labelledby="programs-title">
      <div className="wrap">
        <div className="head">
          <h2 className="section-title" id="programs-title">
            Find a programme that suits you today
          </h2>
        </div>
        {"failure" in programs ? (
          <SectionFailure text={programs.failure} />
        ) : (
          <Explorer rows={programs.rows} place={place} courses={courses} />
        )}
      </div>
    </section>
  );
}

function Explorer({ rows, place, courses }: Omit<ProgramExplorerSectionProps, "programs"> & { rows: Program[] }) {
  const detailed = rows.filter(({ slug }) => slug === place.program).map(detailedProgramOf);
  return (
    <Island
      name="program-explorer"
      programs={rows.map(explorerProgramOf)}
      firstPlace={place}
      firstDetailed={detailed}
      firstCourses={courses}
    />
  );
}
