import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { universityDetailsAddress, universityDialogId } from "./university-dialog-address.ts";
import type { UniversityCard, UniversityRowFacts } from "./university-card-facts.ts";

/** The labels of a card, passed on by its page. */
export type CardWords = Pick<WordsOf<"menu">["offers"], "details" | "open"> &
  Pick<WordsOf<"university">["facts"], "rank" | "fees"> &
  Pick<WordsOf<"course">["facts"], "duration">;

/** The first university, as a large card. */
export function LeadUniversity({ university, words }: { university: UniversityCard; words: CardWords }) {
  const { slug, name, location, image, programs, rank, duration, fees } = university;
  return (
    <article className="uni uni-lead">
      {image && (
        <Picture
          address={image}
          alt=""
          sizes={`(min-width: 1240px) 662px, (min-width: 1024px) 54vw, (min-width: 640px) 70vw, ${phoneWidth}`}
          width={960}
          height={720}
          lazy
        />
      )}
      <h3>{name}</h3>
      <div className="line">
        <Where location={location} />
        {words.open && <span className="open">{words.open}</span>}
      </div>
      <p className="programs">{programs}</p>
      <div className="foot">
        <dl className="facts">
          <Fact label={words.rank} value={rank} />
          <Fact label={words.duration} value={duration} />
          <Fact label={words.fees} value={fees} />
        </dl>
        <DetailsLink {...{ slug, name, words }} className="btn" />
      </div>
    </article>
  );
}

export function UniversityRow({ university, words }: { university: UniversityRowFacts; words: CardWords }) {
  const { slug, name, location, image, rank, fees } = university;
  return (
    <article className="uni uni-row">
      {image && <Picture address={image} alt="" sizes="180px" width={960} height={720} lazy />}
      <div>
        <h3>{name}</h3>
        <Where location={location} />
        <dl className="facts">
          <Fact label={words.rank} value={rank} />
          <Fact label={words.fees} value={fees} />
        </dl>
        <div className="bottom">
          {words.open && <span className="open">{words.open}</span>}
          <DetailsLink {...{ slug, name, words }} className="go">
            {" "}
            <Icon name="arrow-right" />
          </DetailsLink>
        </div>
      </div>
    </article>
  );
}

function Where({ location }: { location: string }) {
  return (
    <p className="where">
      <Icon name="pin" />
      {location}
    </p>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface DetailsLinkProps {
  slug: string;
  name: string;
  words: CardWords;
  className: string;
  children?: React.ReactNode;
}

function DetailsLink({ slug, name, words: { details }, className, children }: DetailsLinkProps) {
  return (
    <a
      className={className}
      href={universityDetailsAddress(slug)}
      data-dialog={universityDialogId(slug)}
      aria-label={`${details} of ${name}`}
    >
      {details}
      {children}
    </a>
  );
}
