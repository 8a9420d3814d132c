import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { Icon } from "#app/ui/icon.tsx";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { programAddress } from "#app/domain/page-addresses.ts";
import { ProgramOffers } from "#app/site/programs/program-offers.tsx";
import type { ExplorerPlace } from "./explorer-place.ts";
import type { DetailedProgram } from "./explorer-program.ts";
import { PlaceLink } from "./place-link.tsx";
import { ProgramBadge } from "./program-badge.tsx";

interface ProgramDetailsProps {
  program: DetailedProgram;
  place: ExplorerPlace;
  onGo: (place: ExplorerPlace) => void;
  heads: WordsOf<"home">["program"];
  apply: string;
  today: string;
}

export function ProgramDetails({ program, place, onGo, heads, apply, today }: ProgramDetailsProps) {
  const { slug, title, badge, duration, specializations, description, eligibility, fees } = program;
  const keyFeatures = program.keyFeatures.length > 0 ? program.keyFeatures : heads.noFeatures;
  return (
    <article className="prog-detail" aria-labelledby="program-title">
      <PlaceLink className="go" to={{ ...place, program: null }} onGo={onGo}>
        <Icon name="arrow-left" /> Back
      </PlaceLink>
      <header>
        <ProgramBadge badge={badge} />
        <h3 id="program-title" tabIndex={-1}>
          {title}
        </h3>
        <p className="soft">{[specializations, writeDuration(duration)].filter(Boolean).join(", ")}</p>
      </header>
      <div className="prog-words">
        <h4>{heads.overview}</h4>
        <p>{description ?? heads.noDescription}</p>
        <h4>{heads.eligibility}</h4>
        <p>{eligibility ?? heads.noEligibility}</p>
        <h4>{heads.fees}</h4>
        <p className="fees">{fees ?? heads.noFees}</p>
        <h4>{heads.features}</h4>
        <ul>
          {keyFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <HowWeKnow evidence={evidenceFor(program, "keyFeatures", today)} today={today} of="Key features" />
      </div>
      <div className="prog-offers">
        <h4>{heads.universities}</h4>
        <ProgramOffers program={program} apply={apply} heads={heads} />
        <HowWeKnow evidence={evidenceFor(program, "ratings", today)} today={today} of="Ratings" isNamed />
        <a className="go" href={programAddress(slug)}>
          {heads.page} <Icon name="arrow-right" />
        </a>
      </div>
    </article>
  );
}
