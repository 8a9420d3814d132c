import type { ReactNode } from "react";
import { evidenceFor, isShown } from "#app/domain/claim-evidence/shown-claims.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { FilledWords } from "#app/site/fill-words.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import type { Failure, Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { universityAddress } from "#app/domain/page-addresses.ts";

export const NAMED_PARTNERS = 3;

interface OurStoryProps {
  universities: Section<University>;
  courses: { all: number; online: number } | { failure: Failure };
}

export function OurStory({ universities, courses }: OurStoryProps) {
  const { title, lede, text, ...facts } = usePageWords("about").story;
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
          <dt>{facts.beganName}</dt>
          <dd>{facts.began}</dd>
        </div>
        <div>
          <dt>{facts.partnersName}</dt>
          <dd>
            <Partners universities={universities} none={facts.noPartners} />
          </dd>
        </div>
        <Claim claim="about-programmes" name={facts.programmesName} value={facts.programmes}>
          {"online" in courses && courses.online < courses.all && <OnlineScope {...courses} />}
        </Claim>
        <Claim claim="about-specializations" name={facts.specializationsName} value={facts.specializations} />
      </dl>
    </section>
  );
}

interface ClaimProps {
  claim: "about-programmes" | "about-specializations";
  name: string;
  value: string;
  children?: ReactNode;
}

/** A figure that needs proof; its evidence is in the settings. */
function Claim({ claim, name, value, children }: ClaimProps) {
  const { settings, today } = useSiteData();
  if (!isShown(settings, claim, { isProvenOnly: settings.showsProvenOnly === 1, today })) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {children}
        <HowWeKnow evidence={evidenceFor(settings, claim, today)} today={today} of={`${name} ${value}`} />
      </dd>
    </div>
  );
}

/** The part of the courses to which it applies. */
function OnlineScope({ all, online }: { all: number; online: number }) {
  return (
    <p className="small soft">
      <a href="/courses?mode=online">
        {online} of the {all} courses
      </a>{" "}
      here; each says how it is taught.
    </p>
  );
}

/** The first three by staff's order; samples are marked. */
function Partners({ universities, none }: { universities: Section<University>; none: string }) {
  if ("failure" in universities) return <SectionFailure of={universities.failure} />;
  const named = universities.rows;
  if (named.length === 0) return <a href="/contact">{none}</a>;
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
