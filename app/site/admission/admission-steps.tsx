import { usePageWords } from "#app/site/page-words.ts";
import step1Address from "#app/ui/drawings/step-1.svg?url";
import step3Address from "#app/ui/drawings/step-3.svg?url";

/** By step; a fifth repeats the first. */
const pictures = [step1Address, "/art/portrait-05-320.avif", step3Address, "/art/campus-01-320.avif"];

/** The four steps on a thread; the one hovered or focused stands out. */
export function AdmissionSteps() {
  const { steps } = usePageWords("admission").steps;
  return (
    <ol className="steps" aria-label="The four steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <div className="step" role="group" tabIndex={0} aria-label={`Step ${index + 1}`}>
            <div className="arch">
              <img src={pictures[index % pictures.length]} alt="" width="148" height="184" />
            </div>
            <div>
              <p className="number">
                Step {index + 1}
                {index === 0 && <span className="step-done">, done</span>}
              </p>
              <h2>{title}</h2>
              {text && <p>{text}</p>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
