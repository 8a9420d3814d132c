import type { Faq } from "#app/domain/faq/faq-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { QuestionList } from "#app/site/question-list.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";

const FIRST_SHOWN = 6;

export function FaqSection({ faqs }: { faqs: Section<Faq> }) {
  const { title, lede, ask } = usePageWords("home").faq;
  if ("rows" in faqs && faqs.rows.length === 0) return null;
  return (
    <section className="section far faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap split">
        <div className="split-head">
          <h2 className="section-title" id="faq-title">
            {title}
          </h2>
          {lede && <p className="lede">{lede}</p>}
          <a className="go" href="/contact">
            {ask} <Icon name="arrow-right" />
          </a>
        </div>
        {"failure" in faqs ? (
          <SectionFailure of={faqs.failure} />
        ) : (
          <QuestionList faqs={faqs.rows} first={FIRST_SHOWN} button={`All ${faqs.rows.length} questions`} />
        )}
      </div>
    </section>
  );
}
