import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const iconNames: Record<StatItem["icon"], IconName> = {
  GraduationCap: "graduation",
  Users: "users",
  CheckCircle2: "check-circle",
  Globe: "globe",
};

/** The key numbers, waypoints on one thread. */
export function StatLine({ stats }: { stats: Section<StatItem> }) {
  if ("rows" in stats && stats.rows.length === 0) return null;
  return (
    <section className="stats" aria-label="Key numbers">
      <div className="wrap">
        {"failure" in stats ? <SectionFailure text={stats.failure} /> : <Numbers {...stats} />}
      </div>
    </section>
  );
}

function Numbers({ rows }: { rows: StatItem[] }) {
  return (
    <ul>
      {rows.map(({ id, icon, number, text }) => (
        <li key={id}>
          <span className="petal" aria-hidden="true" />
          <b>{number}</b>{" "}
          <span className="what">
            <Icon name={iconNames[icon]} /> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
