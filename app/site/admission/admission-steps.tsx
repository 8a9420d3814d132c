import step1Address from "#app/ui/drawings/step-1.svg?url";
import step3Address from "#app/ui/drawings/step-3.svg?url";

const steps = [
  { title: "Registration", text: "Fill the common application form", image: step1Address },
  {
    title: "Career Counselling",
    text: "An expert counsellor from the team is assigned",
    image: "/art/portrait-05-320.avif",
  },
  {
    title: "Documentation Verification",
    text: "Tell us your preferred college and location for seat allocation assistance",
    image: step3Address,
  },
  { title: "Student Offer Letter", text: "You are finally in your dream college", image: "/art/campus-01-320.avif" },
];

/** The four steps on one thread; the one under the pointer or the focus stands out. */
export function AdmissionSteps() {
  return (
    <ol className="steps" aria-label="The four steps">
      {steps.map(({ title, text, image }, index) => (
        <li key={title}>
          <div className="step" role="group" tabIndex={0} aria-label={`Step ${index + 1}`}>
            <div className="arch">
              <img src={image} alt="" width="148" height="184" />
            </div>
            <div>
              <p className="number">
                Step {index + 1}
                {index === 0 && <span className="step-done">, done</span>}
              </p>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
