import type { ClaimEvidence } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { holds } from "#app/domain/claim-evidence/shown-claims.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

interface HowWeKnowProps {
  evidence: ClaimEvidence | null;
  today: string;
  /** The claim, for screen readers; visible to all if several stand together. */
  of: string;
  isNamed?: boolean;
}

/** The evidence for a claim: source, year, and who checked it when; nothing if there is none. */
export function HowWeKnow({ evidence, today, of, isNamed = false }: HowWeKnowProps) {
  if (evidence === null) return null;
  const { source, link, year, checked_on, checked_by, expires, tells_not } = evidence;
  return (
    <details className="how-we-know">
      <summary>
        <span>
          How we know this<span className={isNamed ? undefined : "visually-hidden"}>: {of}</span>
        </span>
      </summary>
      <div>
        <dl>
          <Row name="Source">
            {link ? (
              <a href={link} rel="noopener">
                {source}
                {link.endsWith(".pdf") && " (PDF)"}
              </a>
            ) : (
              source
            )}
          </Row>
          {year !== null && <Row name="For the year">{year}</Row>}
          <Row name="Checked by">
            {`${checked_by}, `}
            <time dateTime={checked_on}>{writeDay(checked_on)}</time>
          </Row>
          {expires !== null && (
            <Row name={holds(evidence, today) ? "Good until" : "Was good until"}>
              <time dateTime={expires}>{writeDay(expires)}</time>
            </Row>
          )}
        </dl>
        {tells_not && <p>What it does not tell you: {tells_not}</p>}
      </div>
    </details>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
