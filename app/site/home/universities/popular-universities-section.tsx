import type { PricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { OpenUniversity } from "./university-details.tsx";
import { universityCardOf, universityRowOf } from "./university-card-facts.ts";

interface PopularUniversitiesProps {
  universities: Section<PricedUniversity>;
  /** The university in the address, for visitors without scripts. */
  openSlug: string | null;
}

export function PopularUniversitiesSection({ universities, openSlug }: PopularUniversitiesProps) {
  const { title, lede } = usePageWords("home").universities;
  return (
    <section className="wrap popular far" id="universities" aria-labelledby="universities-title">
      <div className="head">
        <h2 className="section-title" id="universities-title">
          {title}
        </h2>
        {lede && <p className="lede">{lede}</p>}
      </div>
      {"failure" in universities ? (
        <SectionFailure of={universities.failure} />
      ) : (
        <Universities rows={universities.rows} openSlug={openSlug} />
      )}
    </section>
  );
}

function Universities({ rows, openSlug }: { rows: PricedUniversity[]; openSlug: string | null }) {
  const { more, less } = usePageWords("home").universities;
  const { none } = usePageWords("universities").list;
  const { offers } = usePageWords("menu");
  const { facts: course } = usePageWords("course");
  const university = usePageWords("university");
  const { rank, fees, unranked } = university.facts;
  const { today } = useSiteData();
  const [lead, ...others] = rows;
  if (!lead) return <p>{none}</p>;
  const open = rows.find(({ slug }) => slug === openSlug);
  return (
    <>
      {open && <OpenUniversity university={open} words={{ offers, course, university }} today={today} />}
      <Island
        name="featured-universities"
        lead={universityCardOf(lead, unranked)}
        rows={others.map((other) => universityRowOf(other, unranked))}
        more={more}
        less={less}
        words={{ details: offers.details, open: offers.open, rank, fees, duration: course.duration }}
      />
    </>
  );
}
