import type { claimWords } from "#app/domain/claim-evidence/claim-words.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { universityFees } from "./university-fees.ts";
import { universityLengths } from "./university-lengths.ts";

/** `₹10,00,000`; longer values are set smaller. */
const LONGEST_NUMBER = 10;

/** The key facts, on a thread; unknown ones are left out. */
export function UniversityFacts({ university }: { university: PricedUniversity }) {
  const { today } = useSiteData();
  const names = { ...usePageWords("university").facts, ...usePageWords("course").facts };
  const facts = factsOf(university, names);
  if (facts.length === 0) return null;
  return (
    <section className="wrap university-facts" aria-label="Key facts">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value!.length > LONGEST_NUMBER ? "range" : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.map(
        ([label, , claim]) =>
          claim && (
            <HowWeKnow
              key={label}
              evidence={evidenceFor(university, claim, today)}
              today={today}
              of={uncapitalized(label)}
              isNamed
            />
          ),
      )}
    </section>
  );
}

type FactNames = WordsOf<"university">["facts"] & WordsOf<"course">["facts"];

function factsOf(university: PricedUniversity, names: FactNames) {
  const { ranking, founded_year, student_count, acceptance_rate } = university;
  const facts: [label: string, value: string | null, claim?: keyof typeof claimWords.universities][] = [
    [names.fees, universityFees(university)],
    [names.ranking, ranking === null ? null : String(ranking), "ranking"],
    [names.duration, universityLengths(university)],
    [names.students, student_count === null ? null : groupDigits(student_count), "student_count"],
    [names.acceptance, acceptance_rate === null ? null : `${Math.round(acceptance_rate)}%`, "acceptance_rate"],
    [names.founded, founded_year === null ? null : String(founded_year)],
  ];
  return facts.filter(([, value]) => value !== null);
}
