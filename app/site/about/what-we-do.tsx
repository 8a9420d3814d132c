const acts = [
  {
    title: "We listen",
    text: "One call of about twenty minutes, in your language. Your parents, your partner or your employer may join.",
  },
  {
    title: "We compare",
    text: "UG, PG and PGDCS programmes side by side: entitlement, syllabus, examinations, and the whole fee, not the first instalment.",
  },
  {
    title: "We go with you",
    text: "Form, documents, seat, offer letter. A counsellor stays with your application until the university has answered.",
  },
];

export function WhatWeDo() {
  return (
    <section className="wrap section what-we-do" id="what-we-do" aria-labelledby="what-we-do-title">
      <h2 className="section-title" id="what-we-do-title">
        What we do
      </h2>
      <ol>
        {acts.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
