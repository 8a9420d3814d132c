import { useSiteData } from "#app/site/site-data.ts";

const promises = [
  "You hear the full cost before you decide: fees, examinations, books and travel.",
  "You get at least two plans, and one of them may be to wait.",
  "Advice is free. You pay the university’s fee to the university.",
  "We send nothing to a university until you agree.",
  "When we do not know, we say so, and find out.",
];

export function OurPromise() {
  const { contactEmail } = useSiteData().settings;
  return (
    <section className="wrap section split our-promise" id="our-promise" aria-labelledby="our-promise-title">
      <div className="split-head">
        <h2 className="section-title" id="our-promise-title">
          Our promise
        </h2>
        <p className="lede">
          Hold us to it. If we break one of these, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </div>
      <ol className="promise-list">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ol>
    </section>
  );
}
