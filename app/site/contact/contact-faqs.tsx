import type { Faq } from "#app/domain/faq/faq-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { QuestionList } from "#app/site/question-list.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";

const FIRST_SHOWN = 4;

/** The first questions; the button shows all others. One answer is open at a time. */
export function ContactFaqs({ faqs }: { faqs: Section<Faq> }) {
  const { title, all } = usePageWords("contact").faq;
  if ("rows" in faqs && faqs.rows.length === 0) return null;
  return (
    <section className="section faq contact-faqs" id="faqs" aria-labelledby="faqs-title">
      <div className="wrap contact-columns">
        <h2 className="section-title" id="faqs-title">
          {title}
        </h2>
        {"failure" in faqs ? (
          <SectionFailure of={faqs.failure} />
        ) : (
          <QuestionList faqs={faqs.rows} first={FIRST_SHOWN} button={all} />
        )}
      </div>
    </section>
  );
}
