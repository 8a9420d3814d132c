import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";
import { universityDialogId } from "./university-dialog-address.ts";
import { universityCardOf } from "./university-card-facts.ts";

export interface UniversityWords {
  offers: WordsOf<"menu">["offers"];
  course: WordsOf<"course">["facts"];
  university: WordsOf<"university">;
}

interface UniversityDetailsProps {
  university: PricedUniversity;
  words: UniversityWords;
  today: string;
}

/** Opened by View Details; while closed it loads no picture. */
export function UniversityDialog({ university, words, today }: UniversityDetailsProps) {
  const titleId = `${universityDialogId(university.slug)}-title`;
  return (
    <dialog
      id={universityDialogId(university.slug)}
      className="dialog university-dialog"
      aria-labelledby={titleId}
      closedby="any"
    >
      <form method="dialog">
        <button className="btn-icon dialog-close" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <UniversityDetails {...{ university, words, today, titleId }} />
    </dialog>
  );
}

/** The same details in the page, for visitors without scripts. */
export function OpenUniversity({ university, words, today }: UniversityDetailsProps) {
  return (
    <section className="university-open" aria-labelledby="university-open-title">
      <UniversityDetails {...{ university, words, today }} titleId="university-open-title" />
      <a className="go" href="/#universities">
        <Icon name="arrow-left" /> {words.university.page.all}
      </a>
    </section>
  );
}

function UniversityDetails({ university, words, today, titleId }: UniversityDetailsProps & { titleId: string }) {
  const { rank, duration, fees } = universityCardOf(university, words.university.facts.unranked);
  const { offers, course } = words;
  const { facts, words: lists } = words.university;
  return (
    <div className="university-details">
      {university.image && (
        <Picture
          address={university.image}
          alt={university.image_alt}
          sizes={`(min-width: 900px) 420px, (min-width: 640px) 100vw, ${phoneWidth}`}
          width={960}
          height={720}
          lazy
        />
      )}
      <div className="university-words">
        {offers.open && <p className="open">{offers.open}</p>}
        <h3 id={titleId}>{university.name}</h3>
        <p className="soft">{university.location}</p>
        <dl className="facts">
          <div>
            <dt>{facts.rank}</dt>
            <dd>{rank}</dd>
          </div>
          <div>
            <dt>{course.duration}</dt>
            <dd>{duration}</dd>
          </div>
          <div>
            <dt>{facts.fees}</dt>
            <dd className="money">{fees}</dd>
          </div>
        </dl>
        {university.rank && (
          <HowWeKnow
            evidence={evidenceFor(university, "ranking", today)}
            today={today}
            of={uncapitalized(facts.rank)}
            isNamed
          />
        )}
        <div className="university-lists">
          <NamedList title={lists.programmes} items={university.programs} unsaid={lists.unsaid} />
          <NamedList title={lists.facilities} items={university.facilities} unsaid={lists.unsaid} />
        </div>
        <a className="btn" href={applyAddress({ university: university.slug })}>
          {offers.apply}
        </a>
      </div>
    </div>
  );
}

function NamedList({ title, items, unsaid }: { title: string; items: string[]; unsaid: string }) {
  return (
    <div>
      <h4>{title}</h4>
      {items.length === 0 ? (
        <p>{unsaid}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
