import type { ProgramUniversity } from "#app/domain/program/program-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ExplorerPlace } from "./explorer-place.ts";
import type { DetailedProgram } from "./explorer-program.ts";
import { PlaceLink } from "./place-link.tsx";
import { ProgramBadge } from "./program-badge.tsx";

/** Stand where staff have written nothing yet. */
const defaults = {
  description: "Ask a counsellor what each semester covers and how it is examined.",
  eligibility: "It differs from university to university. A counsellor checks yours before you apply.",
  fees: "On request",
  keyFeatures: ["Free counselling before you apply", "Help with your documents", "One counsellor to the offer letter"],
};

interface ProgramDetailsProps {
  program: DetailedProgram;
  place: ExplorerPlace;
  onGo: (place: ExplorerPlace) => void;
}

export function ProgramDetails({ program, place, onGo }: ProgramDetailsProps) {
  const { slug, title, badge, duration, specializations, description, eligibility, fees, universities } = program;
  const keyFeatures = program.keyFeatures.length > 0 ? program.keyFeatures : defaults.keyFeatures;
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
        <p className="soft">{[specializations, duration].filter(Boolean).join(", ")}</p>
      </header>
      <div className="prog-words">
        <h4>Course Overview</h4>
        <p>{description ?? defaults.description}</p>
        <h4>Eligibility</h4>
        <p>{eligibility ?? defaults.eligibility}</p>
        <h4>Program Fees</h4>
        <p className="fees">{fees ?? defaults.fees}</p>
        <h4>Key Features</h4>
        <ul>
          {keyFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="prog-offers">
        <h4>Universities Offering This Course</h4>
        {universities.length === 0 ? (
          <p>Ask a counsellor which universities offer it this year.</p>
        ) : (
          <ul>
            {universities.map((university) => (
              <Offer key={university.id} program={slug} university={university} />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Offer({ program, university }: { program: string; university: ProgramUniversity }) {
  const { slug, name, rating, location, imgSrc } = university;
  return (
    <li className="offer">
      {imgSrc && <Picture address={imgSrc} alt="" sizes="72px" width={960} height={720} lazy />}
      <p>
        <b>{name}</b>
        <span className="soft">{location}</span>
        <span className="rating">
          <Icon name="star" /> {rating.toFixed(1)} <span className="soft">out of 5.0</span>
        </span>
      </p>
      <a
        className="btn btn-small"
        href={`/OnlineAdmission?${new URLSearchParams({ program, university: slug })}`}
        aria-label={`Apply Now at ${name}`}
      >
        Apply Now
      </a>
    </li>
  );
}
