import { universityAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { PaysLink } from "#app/site/pays/pays-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { hostOf, partnerDialogId } from "#app/site/universities/university-addresses.ts";
import { UniversityLogo } from "#app/site/universities/university-logo.tsx";

interface PartnerDialogProps {
  university: University;
  words: WordsOf<"university">;
  /** The label of the link to the application. */
  apply: string;
  today: string;
}

/** Opened from a card of the list; while closed it loads no picture. The university's page shows more. */
export function PartnerDialog({ university, words, apply, today }: PartnerDialogProps) {
  const { slug, name, location, description, image, image_alt, partnership } = university;
  const titleId = `${partnerDialogId(slug)}-title`;
  return (
    <dialog id={partnerDialogId(slug)} className="dialog partner-dialog" aria-labelledby={titleId} closedby="any">
      <form method="dialog">
        <button className="btn-icon dialog-close" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      {image && (
        <Picture
          address={image}
          alt={image_alt}
          sizes={`(min-width: 640px) 688px, ${phoneWidth}`}
          width={960}
          height={720}
          className="art partner-band"
          lazy
        />
      )}
      <div className="partner-words">
        <UniversityLogo university={university} />
        <h2 id={titleId}>{name}</h2>
        <p className="where">
          <Icon name="pin" /> {location}
        </p>
        <PaysLink partnership={partnership} />
        <p>{description}</p>
        <PartnerFacts university={university} names={words.facts} />
        {university.ranking !== null && (
          <HowWeKnow
            evidence={evidenceFor(university, "ranking", today)}
            today={today}
            of={uncapitalized(words.facts.ranking)}
            isNamed
          />
        )}
        <div className="acts">
          <a className="btn" href={applyAddress({ university: slug })}>
            {apply}
          </a>
          <a className="go" href={universityAddress(slug)}>
            {words.words.page} <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </dialog>
  );
}

function PartnerFacts({ university, names }: { university: University; names: WordsOf<"university">["facts"] }) {
  const { ranking, website } = university;
  return (
    <dl className="facts">
      <div>
        <dt>{names.ranking}</dt>
        <dd>{ranking ?? names.unranked}</dd>
      </div>
      {website && (
        <div>
          <dt>{names.website}</dt>
          <dd>
            <a href={website} rel="noopener">
              {hostOf(website)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
