import { universityAddress } from "#app/domain/page-addresses.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { PartnershipBadge } from "#app/site/pays/pays-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { partnerDialogId } from "#app/site/universities/university-addresses.ts";

interface UniversityCardProps {
  university: University;
  /** Whether it is in the first screen, where its picture loads eagerly. */
  isFirst: boolean;
  today: string;
}

/** A card of the grid: all of it opens the details, except the link to the university's site. */
export function UniversityCard({ university, isFirst, today }: UniversityCardProps) {
  const { slug, name, location, description, ranking, image, website, partnership } = university;
  const names = usePageWords("university").facts;
  return (
    <li className="partner-card">
      <div className="partner-picture">
        {image && (
          <Picture
            address={image}
            alt=""
            sizes={`(min-width: 640px) 240px, ${phoneWidth}`}
            width={960}
            height={720}
            lazy={!isFirst}
          />
        )}
        {ranking !== null && <p className="rank">{`${names.rank} ${ranking}`}</p>}
      </div>
      <div>
        <h2>
          <a href={universityAddress(slug)} data-dialog={partnerDialogId(slug)}>
            {name}
          </a>
        </h2>
        <p className="where">
          <Icon name="pin" /> {location}
        </p>
        {ranking !== null && (
          <HowWeKnow
            evidence={evidenceFor(university, "ranking", today)}
            today={today}
            of={uncapitalized(names.rank)}
            isNamed
          />
        )}
        {partnership && (
          <p className="pays">
            <PartnershipBadge partnership={partnership} />
          </p>
        )}
        <p className="words">{firstSentenceOf(description)}</p>
        <div className="bottom">
          <span className="go" aria-hidden="true">
            Details <Icon name="arrow-right" />
          </span>
          {website && (
            <a className="go" href={website} rel="noopener" aria-label={`${names.website} of ${name}`}>
              {names.website} <Icon name="external" />
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

/** The first sentence says what a university is known for; the dialog has the rest. */
const firstSentenceOf = (text: string) => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
