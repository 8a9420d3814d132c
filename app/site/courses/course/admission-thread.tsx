import { usePageWords } from "#app/site/page-words.ts";

/** The steps of an admission on a thread, from Apply Now to the offer. */
export function AdmissionThread() {
  const { title, steps } = usePageWords("course").steps;
  return (
    <section aria-labelledby="steps">
      <h2 className="words-title" id="steps">
        {title}
      </h2>
      <ol className="thread">
        {steps.map((step) => (
          <li key={step.title}>
            <span className="petal" aria-hidden="true" />
            <div>
              <h3>{step.title}</h3>
              {step.text && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
