import type { University } from "#app/domain/university/university-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";

export function PartnerUniversitiesSection({ universities }: { universities: Section<University> }) {
  const { title } = usePageWords("home").partners;
  const { rank } = usePageWords("university").facts;
  if ("rows" in universities && universities.rows.length === 0) return null;
  return (
    <section className="section far partners on-dark" aria-labelledby="partners-title">
      <div className="wrap">
        {"failure" in universities ? (
          <>
            <h2 className="section-title" id="partners-title">
              {title}
            </h2>
            <SectionFailure of={universities.failure} />
          </>
        ) : (
          <Island
            name="universities-carousel"
            title={title}
            rank={rank}
            universities={unseenFirst(universities.rows).map(shownOf)}
          />
        )}
      </div>
    </section>
  );
}

/** The first four are at the top of the page: the carousel starts with the others. */
const unseenFirst = (rows: University[]) => [...rows.slice(4), ...rows.slice(0, 4)];

const shownOf = ({ id, slug, name, image, location, ranking }: University) => ({
  id,
  slug,
  name,
  image,
  location,
  ranking,
});
