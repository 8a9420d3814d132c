import type { Testimonial } from "#app/domain/testimonial/testimonial-schema.ts";
import { Island } from "#app/site/islands/island.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";

export function StoriesSection({ testimonials }: { testimonials: Section<Testimonial> }) {
  if ("rows" in testimonials && testimonials.rows.length === 0) return null;
  return (
    <section className="section far stories wrap" aria-labelledby="stories-title">
      {"failure" in testimonials ? (
        <>
          <h2 className="section-title" id="stories-title">
            Student success stories
          </h2>
          <SectionFailure text={testimonials.failure} />
        </>
      ) : (
        <Island name="stories-carousel" stories={testimonials.rows.map(shownOf)} />
      )}
    </section>
  );
}

const shownOf = ({ id, name, role, content, rating, image }: Testimonial) => ({
  id,
  name,
  role,
  content,
  rating,
  image,
});
