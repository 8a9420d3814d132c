import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { phoneWidth, Picture } from "#app/ui/picture.tsx";

/** The universities that teach the field, each once, with their courses. */
export function FieldTeachers({ courses }: { courses: Course[] }) {
  const bySlug = Map.groupBy(courses, ({ university }) => university.slug);
  if (bySlug.size === 0) return null;
  return (
    <section className="field-teachers on-dark" aria-labelledby="field-teachers">
      <div className="wrap">
        <h2 className="section-title" id="field-teachers">
          Who teaches it
        </h2>
        <ul>
          {[...bySlug].map(([slug, own]) => (
            <Teacher key={slug} university={own[0]!.university} titles={own.map(({ title }) => title)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Teacher({ university, titles }: { university: Course["university"]; titles: string[] }) {
  const { slug, name, location, image_url, ranking } = university;
  const { today } = useSiteData();
  const names = usePageWords("university").facts;
  return (
    <li>
      {image_url && (
        <Picture
          address={image_url}
          alt=""
          sizes={`(min-width: 560px) 240px, ${phoneWidth}`}
          width={960}
          height={720}
          lazy
        />
      )}
      <div>
        <h3>
          <a href={universityAddress(slug)}>{name}</a>
        </h3>
        <p className="where soft">
          <Icon name="pin" /> {location}
        </p>
        <dl className="facts">
          {ranking !== null && (
            <div>
              <dt>{names.ranking}</dt>
              <dd>{ranking}</dd>
            </div>
          )}
          <div>
            <dt>Teaches</dt>
            <dd>{titles.join(", ")}</dd>
          </div>
        </dl>
        {ranking !== null && (
          <HowWeKnow evidence={evidenceFor(university, "ranking", today)} today={today} of={`the ranking of ${name}`} />
        )}
      </div>
    </li>
  );
}
