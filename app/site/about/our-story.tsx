import type { University } from "#app/domain/university/university-schema.ts";
import { FilledWords } from "#app/site/fill-words.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { universityAddress } from "#app/site/universities/university-addresses.ts";

export const NAMED_PARTNERS = 3;

export function OurStory({ universities }: { universities: Section<University> }) {
  const { title, lede, text, began, programmes, specializations } = usePageWords("about").story;
  return (
    <section className="wrap section our-story" id="our-story" aria-labelledby="our-story-title">
      <div className="prose">
        <h2 className="section-title" id="our-story-title">
          {title}
        </h2>
        <p className="lede">
          <FilledWords text={lede} />
        </p>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className="story-facts">
        <div>
          <dt>Began</dt>
          <dd>{began}</dd>
        </div>
        <div>
          <dt>Partner universities, UGC-approved</dt>
          <dd>
            <Partners universities={universities} />
          </dd>
        </div>
        <div>
          <dt>Programmes</dt>
          <dd>{programmes}</dd>
        </div>
        <div>
          <dt>Specializations</dt>
          <dd>{specializations}</dd>
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
