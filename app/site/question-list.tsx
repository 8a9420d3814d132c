import type { CSSProperties } from "react";
import type { Faq } from "#app/domain/faq/faq-schema.ts";

interface QuestionListProps {
  faqs: Faq[];
  /** The number shown before the button. */
  first: number;
  /** The button's label. */
  button: string;
}

/** The first questions; a button shows all others. Details of the same name close one another without scripts. */
export function QuestionList({ faqs, first, button }: QuestionListProps) {
  const rest = faqs.slice(first);
  return (
    <div>
      <div className="arriving">
        <Questions faqs={faqs.slice(0, first)} isFirstOpen />
      </div>
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
              {button}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Questions({ faqs, isFirstOpen = false }: { faqs: Faq[]; isFirstOpen?: boolean }) {
  return faqs.map(({ id, question, answer }, index) => (
    <details
      key={id}
      id={`faq-${id}`}
      name="faq"
      open={isFirstOpen && index === 0}
      style={{ "--index": index } as CSSProperties}
    >
      <summary>
        {question}
        <span className="petal" aria-hidden="true" />
      </summary>
      <p>{answer}</p>
    </details>
  ));
}
