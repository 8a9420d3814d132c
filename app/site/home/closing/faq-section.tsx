import type { Faq } from "#app/domain/faq/faq-schema.ts";
import { QuestionList } from "#app/site/question-list.tsx";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";

const FIRST_SHOWN = 6;

export function FaqSection({ faqs }: { faqs: Section<Faq> }) {
  if ("rows" in faqs && faqs.rows.length === 0) return null;
  return (
    <section className="section far faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap split">
        <div className="split-head">
          <h2 className="section-title" id="faq-title">
            Frequently Asked Questions
          </h2>
          <p className="lede">Find answers to common questions about our services and process</p>
          <a className="go" href="/contact">
            Ask your own question <Icon name="arrow-right" />
          </a>
        </div>
        {"failure" in faqs ? (
          <SectionFailure text={faqs.failure} />
        ) : (
          <QuestionList faqs={faqs.rows} first={FIRST_SHOWN} button={`All ${faqs.rows.length} questions`} />
        )}
      </div>
    </section>
  );
}
