import type { Faq } from "#app/domain/faq/faq-schema.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";

const FIRST_SHOWN = 4;

/** The first questions; the button unfolds all the others. One answer is open at a time. */
export function ContactFaqs({ faqs }: { faqs: Section<Faq> }) {
  if ("rows" in faqs && faqs.rows.length === 0) return null;
  return (
    <section className="section faq contact-faqs" id="faqs" aria-labelledby="faqs-title">
      <div className="wrap contact-columns">
        <h2 className="section-title" id="faqs-title">
          Perhaps it is answered here
        </h2>
        {"failure" in faqs ? <SectionFailure text={faqs.failure} /> : <FaqList faqs={faqs.rows} />}
      </div>
    </section>
  );
}

function FaqList({ faqs }: { faqs: Faq[] }) {
  const rest = faqs.slice(FIRST_SHOWN);
  return (
    <div>
      <Questions faqs={faqs.slice(0, FIRST_SHOWN)} isFirstOpen />
      {rest.length > 0 && (
        <>
          <div className="folded" id="all-faqs">
            <Questions faqs={rest} />
          </div>
          <div className="more">
            <button
              type="button"
              className="btn btn-quiet"
              aria-expanded="false"
              aria-controls="all-faqs"
              data-unfolds="all-faqs"
            >
              View all FAQs
            </button>
            <span className="stitch" aria-hidden="true" />
          </div>
        </>
      )}
    </div>
  );
}

function Questions({ faqs, isFirstOpen = false }: { faqs: Faq[]; isFirstOpen?: boolean }) {
  return faqs.map(({ id, question, answer }, index) => (
    <details key={id} id={`faq-${id}`} name="faq" open={isFirstOpen && index === 0}>
      <summary>
        {question}
        <span className="petal" aria-hidden="true" />
      </summary>
      <p>{answer}</p>
    </details>
  ));
}
