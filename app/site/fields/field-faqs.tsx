interface FieldFaqsProps {
  title: string;
  faqs: { question: string; answer: string }[];
}

/** Few and short, so they are open. */
export function FieldFaqs({ title, faqs }: FieldFaqsProps) {
  return (
    <section className="wrap section field-faqs" aria-labelledby="field-faqs">
      <h2 className="section-title" id="field-faqs">
        {title}
      </h2>
      <dl>
        {faqs.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="more">
        <a className="btn" href="/guidance">
          Ask a counsellor
        </a>
      </div>
    </section>
  );
}
