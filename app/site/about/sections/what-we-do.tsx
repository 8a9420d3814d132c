import { usePageWords } from "#app/site/page-words.ts";

export function WhatWeDo() {
  const { title, acts } = usePageWords("about").work;
  return (
    <section className="wrap section what-we-do" id="what-we-do" aria-labelledby="what-we-do-title">
      <h2 className="section-title" id="what-we-do-title">
        {title}
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
