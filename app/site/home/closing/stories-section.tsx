import { type NoteRule, notesBeside } from "#app/domain/claim-evidence/claim-notes.ts";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";

interface StoriesSectionProps {
  testimonials: Section<Testimonial>;
  /** Notes required beside claims. */
  notes: NoteRule[];
}

export function StoriesSection({ testimonials, notes }: StoriesSectionProps) {
  const { today } = useSiteData();
  const { title } = usePageWords("home").stories;
  if ("rows" in testimonials && testimonials.rows.length === 0) return null;
  return (
    <section className="section far stories wrap" aria-labelledby="stories-title">
      {"failure" in testimonials ? (
        <>
          <h2 className="section-title" id="stories-title">
            {title}
          </h2>
          <SectionFailure of={testimonials.failure} />
        </>
      ) : (
        <>
          <Island name="stories-carousel" title={title} stories={testimonials.rows.map((row) => shownOf(row, notes))} />
          {/* Outside of the island: the browser needs none of it. */}
          {testimonials.rows.map((story) => (
            <HowWeKnow
              key={story.id}
              evidence={evidenceFor(story, "content", today)}
              today={today}
              of={`what ${story.name} says`}
              isNamed
            />
          ))}
        </>
      )}
    </section>
  );
}

function shownOf({ id, name, role, content, rating, image }: Testimonial, rules: NoteRule[]) {
  return { id, name, role, content, rating, image, notes: notesBeside(rules, content) };
}
