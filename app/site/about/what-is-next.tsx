const plans = [
  {
    title: "More languages",
    text: "Counselling in Tamil, Telugu and Kannada, in addition to the six languages of today.",
  },
  { title: "Evening hours", text: "Calls after seven for people who cannot talk at work." },
  { title: "Alumni who answer", text: "Graduates of each programme whom you can ask what the year was really like." },
];

export function WhatIsNext() {
  return (
    <section className="wrap section split whats-next" id="whats-next" aria-labelledby="whats-next-title">
      <div className="split-head">
        <h2 className="section-title" id="whats-next-title">
          What’s next
        </h2>
        <p className="lede">Three things that people ask us for, and that we are working on.</p>
      </div>
      <ol>
        {plans.map(({ title, text }) => (
          <li key={title}>
            <span className="petal" aria-hidden="true" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
