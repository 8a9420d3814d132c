import { usePageWords } from "#app/site/page-words.ts";

export function WhatIsNext() {
  const { title, lede, plans } = usePageWords("about").next;
  return (
    <section className="wrap section split whats-next" id="whats-next" aria-labelledby="whats-next-title">
      <div className="split-head">
        <h2 className="section-title" id="whats-next-title">
          {title}
        </h2>
        {lede && <p className="lede">{lede}</p>}
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
