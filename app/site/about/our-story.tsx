import type { University } from "#app/domain/university/university-schema.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { useSiteData } from "#app/site/site-data.ts";
import { universityAddress } from "#app/site/universities/university-addresses.ts";

export const NAMED_PARTNERS = 3;

export function OurStory({ universities }: { universities: Section<University> }) {
  const { siteName } = useSiteData().settings;
  return (
    <section className="wrap section our-story" id="our-story" aria-labelledby="our-story-title">
      <div className="prose">
        <h2 className="section-title" id="our-story-title">
          Our story
        </h2>
        <p className="lede">
          {siteName} began in 2024, at one table in Pune, with a question that kept coming back: why do so many people
          pay for a degree that does not fit their life?
        </p>
        <p>
          Most had chosen late, alone and from an advertisement. Nobody had asked about their shifts, their marks or
          what the family could pay. So we asked. We wrote down two or three plans with the full cost of each, and let
          people take them home.
        </p>
        <p>
          That is still how every consultation ends. What has grown around it is the number of people who ask, and the
          number of universities that open their books to us.
        </p>
      </div>
      <dl className="story-facts">
        <div>
          <dt>Began</dt>
          <dd>2024</dd>
        </div>
        <div>
          <dt>Partner universities, UGC-approved</dt>
          <dd>
            <Partners universities={universities} />
          </dd>
        </div>
        <div>
          <dt>Programmes</dt>
          <dd>100% online</dd>
        </div>
        <div>
          <dt>Specializations</dt>
          <dd>20+</dd>
        </div>
      </dl>
    </section>
  );
}

/** The three that staff put first; invented ones are called so. */
function Partners({ universities }: { universities: Section<University> }) {
  if ("failure" in universities) return <SectionFailure text={universities.failure} />;
  const named = universities.rows;
  if (named.length === 0) return <a href="/contact">Ask us for this year’s list</a>;
  return (
    <>
      <ul>
        {named.map(({ slug, name }) => (
          <li key={slug}>
            <a href={universityAddress(slug)}>{name}</a>
          </li>
        ))}
      </ul>
      {named.some(({ is_sample }) => is_sample === 1) && (
        <p className="small soft">Sample content: these universities are invented.</p>
      )}
    </>
  );
}
