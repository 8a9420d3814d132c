import type { Course } from "#app/domain/course/course-schema.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";

interface OfferingUniversityProps {
  university: Course["university"];
  /** The level at which the university's name stands on its page. */
  heading: "h2" | "h3";
}

export function OfferingUniversity({ university, heading: Heading }: OfferingUniversityProps) {
  const { slug, name, image_url, ranking, location, students } = university;
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
        <p className="small soft">Offered by</p>
        <Heading>{name}</Heading>
        <p className="where soft">
          <Icon name="pin" /> {location}
        </p>
        <dl className="facts">
          {ranking !== null && (
            <div>
              <dt>Ranking</dt>
              <dd>{ranking}</dd>
            </div>
          )}
          {students !== null && (
            <div>
              <dt>Students</dt>
              <dd>{groupDigits(students)}</dd>
            </div>
          )}
        </dl>
        <a className="go" href={`/universities/${slug}`}>
          About the university <Icon name="arrow-right" />
        </a>
      </div>
    </div>
  );
}
