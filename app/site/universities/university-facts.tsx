import type { University } from "#app/domain/university/university-schema.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { formatRupees } from "#app/lib/money.ts";

/** The key facts, waypoints on one thread; what is not known is left out. */
export function UniversityFacts({ university }: { university: University }) {
  const facts = factsOf(university);
  if (facts.length === 0) return null;
  return (
    <section className="wrap university-facts" aria-label="Key facts">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf({ fees, ranking, duration, founded_year, student_count, acceptance_rate }: University) {
  const facts: [string, string | null][] = [
    ["Total fees", fees === null ? null : formatRupees(fees)],
    ["Ranking", ranking === null ? null : String(ranking)],
    ["Duration", duration || null],
    ["Students", student_count === null ? null : groupDigits(student_count)],
    ["Acceptance rate", acceptance_rate === null ? null : `${acceptance_rate}%`],
    ["Founded", founded_year === null ? null : String(founded_year)],
  ];
  return facts.filter(([, value]) => value !== null);
}
