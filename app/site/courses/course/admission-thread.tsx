import { applicationSteps } from "#app/domain/application/application-steps.ts";

const words: Record<(typeof applicationSteps)[number], string> = {
  Registration: "You fill in one common form. It is the same for every university here.",
  "Career Counselling": "Your counsellor checks your marks against the requirements and calls you.",
  "Documentation Verification": "We go through your papers with you before the university sees them.",
  "Student Offer Letter": "The university’s offer reaches you, with the fee and the dates in writing.",
};

/** From Apply Now to the offer: the four steps of an admission on one thread. */
export function AdmissionThread() {
  return (
    <section aria-labelledby="steps">
      <h2 className="words-title" id="steps">
        What happens after you apply
      </h2>
      <ol className="thread">
        {applicationSteps.map((step) => (
          <li key={step}>
            <span className="petal" aria-hidden="true" />
            <div>
              <h3>{step}</h3>
              <p>{words[step]}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
