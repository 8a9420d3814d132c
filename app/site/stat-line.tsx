import { type NoteRule, notesBeside } from "#app/domain/claim-evidence/claim-notes.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const iconNames: Record<StatItem["icon"], IconName> = {
  GraduationCap: "graduation",
  Users: "users",
  CheckCircle2: "check-circle",
  Globe: "globe",
};

interface StatLineProps {
  stats: Section<StatItem>;
  /** Notes required beside claims. */
  notes: NoteRule[];
}

/** The key numbers, on a thread. */
export function StatLine({ stats, notes }: StatLineProps) {
  if ("rows" in stats && stats.rows.length === 0) return null;
  return (
    <section className="stats" aria-label="Key numbers">
      <div className="wrap">
        {"failure" in stats ? <SectionFailure of={stats.failure} /> : <Numbers rows={stats.rows} notes={notes} />}
      </div>
    </section>
  );
}

function Numbers({ rows, notes }: { rows: StatItem[]; notes: NoteRule[] }) {
  const { today } = useSiteData();
  return (
    <ul>
      {rows.map(({ id, icon, number, text, evidence }) => (
        <li key={id}>
          <span className="petal" aria-hidden="true" />
          <b>{number}</b>{" "}
          <span className="what">
            <Icon name={iconNames[icon]} />
            {` ${text}`}
          </span>
          {notesBeside(notes, text).map((sentence) => (
            <span key={sentence} className="what">
              {sentence}
            </span>
          ))}
          <HowWeKnow evidence={evidenceFor({ evidence }, "number", today)} today={today} of={`${number} ${text}`} />
        </li>
      ))}
    </ul>
  );
}
