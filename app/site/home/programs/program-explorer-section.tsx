import { type NoteRule, notesBeside } from "#app/domain/claim-evidence/claim-notes.ts";
import { evidenceFor, isShown } from "#app/domain/claim-evidence/shown-claims.ts";
import { categoryMenuOf, type ProgramCategory } from "#app/domain/program/program-categories.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { SiteData } from "#app/site/site-data/site-data.server.ts";
import type { CategoryCourses } from "./category-courses.ts";
import type { ExplorerPlace } from "./explorer-place.ts";
import { detailedProgramOf, explorerProgramOf } from "./explorer-program.ts";

/** The category that is a promise. */
const PROMISE = "job-guarantee";

interface ProgramExplorerSectionProps {
  programs: Section<Program>;
  place: ExplorerPlace;
  /** Those of the chosen category; null if none is chosen. */
  courses: CategoryCourses | null;
  /** Notes required beside claims. */
  notes: NoteRule[];
}

export function ProgramExplorerSection({ programs, place, courses, notes }: ProgramExplorerSectionProps) {
  const { title, unsure, find } = usePageWords("home").programs;
  if ("rows" in programs && programs.rows.length === 0) return null;
  return (
    <section className="section far explorer" id="programs" aria-labelledby="programs-title">
      <div className="wrap">
        <div className="head">
          <h2 className="section-title" id="programs-title">
            {title}
          </h2>
          <p className="lede">
            {unsure && `${unsure} `}
            <a href="/find">{find}</a>
          </p>
        </div>
        {"failure" in programs ? (
          <SectionFailure of={programs.failure} />
        ) : (
          <Explorer rows={programs.rows} place={place} courses={courses} notes={notes} />
        )}
      </div>
    </section>
  );
}

function Explorer({
  rows,
  place,
  courses,
  notes,
}: Omit<ProgramExplorerSectionProps, "programs"> & { rows: Program[] }) {
  const { settings, today } = useSiteData();
  const { categories, program, programs } = usePageWords("home");
  const { offers, failures } = usePageWords("menu");
  const { details, apply } = offers;
  const menu = categoryMenuOf(categories);
  const promise = menu.find(({ key }) => key === PROMISE);
  const isPromised =
    promise !== undefined && isShown(settings, PROMISE, { isProvenOnly: settings.showsProvenOnly === 1, today });
  const detailed = rows.filter(({ slug }) => slug === place.program).map(detailedProgramOf);
  return (
    <>
      <Island
        name="program-explorer"
        programs={rows.map(explorerProgramOf)}
        firstPlace={place}
        firstDetailed={detailed}
        firstCourses={courses}
        menu={menu.filter(({ key }) => key !== PROMISE || isPromised)}
        heads={program}
        all={programs.all}
        words={{ details, apply, failed: failures.courses }}
        today={today}
      />
      {isPromised && <PromiseNote promise={promise} settings={settings} today={today} notes={notes} />}
    </>
  );
}

/** The note of its asterisk, in text of full size, with evidence. */
function PromiseNote({
  promise: { name, note },
  settings,
  today,
  notes,
}: Pick<SiteData, "settings" | "today"> & { promise: ProgramCategory; notes: NoteRule[] }) {
  return (
    <>
      {notesBeside(notes, note).map((sentence) => (
        <p key={sentence}>* {sentence}</p>
      ))}
      <HowWeKnow evidence={evidenceFor(settings, PROMISE, today)} today={today} of={name} isNamed />
    </>
  );
}
