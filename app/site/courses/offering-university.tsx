import type { Course } from "#app/domain/course/course-schema.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { PaysLink } from "#app/site/pays/pays-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";

interface OfferingUniversityProps {
  university: Course["university"];
  words: WordsOf<"course">["university"];
  /** The heading level of the university's name. */
  heading: "h2" | "h3";
  today: string;
}

export function OfferingUniversity({ university, words, heading: Heading, today }: OfferingUniversityProps) {
  const { slug, name, image_url, ranking, location, students, partnership } = university;
  const claims = [
    { claim: "ranking", of: words.ranking, isThere: ranking !== null },
    { claim: "student_count", of: words.students, isThere: students !== null },
  ];
  return (
    <div className="offering far">
      {image_url && (
        <Picture
          address={image_url}
          alt=""
          sizes={`(min-width: 640px) 160px, ${phoneWidth}`}
          width={960}
          height={720}
          lazy
        />
      )}
      <div>
        <p className="small soft">{words.by}</p>
        <Heading>{name}</Heading>
        <p className="where soft">
          <Icon name="pin" /> {location}
        </p>
        <PaysLink partnership={partnership} />
        <dl className="facts">
          {ranking !== null && (
            <div>
              <dt>{words.ranking}</dt>
              <dd>{ranking}</dd>
            </div>
          )}
          {students !== null && (
            <div>
              <dt>{words.students}</dt>
              <dd>{groupDigits(students)}</dd>
            </div>
          )}
        </dl>
        {claims.map(({ claim, of, isThere }) => {
          const evidence = isThere ? evidenceFor(university, claim, today) : null;
          return <HowWeKnow key={claim} {...{ evidence, today }} of={uncapitalized(of)} isNamed />;
        })}
        <a className="go" href={universityAddress(slug)}>
          {words.page} <Icon name="arrow-right" />
        </a>
      </div>
    </div>
  );
}
