import { FilledWords } from "#app/site/fill-words.tsx";
import { usePageWords } from "#app/site/page-words.ts";

export function OurPromise() {
  const { title, lede, promises } = usePageWords("about").promise;
  return (
    <section className="wrap section split our-promise" id="our-promise" aria-labelledby="our-promise-title">
      <div className="split-head">
        <h2 className="section-title" id="our-promise-title">
          {title}
        </h2>
        {lede && (
          <p className="lede">
            <FilledWords text={lede} />
          </p>
        )}
      </div>
      <ol className="promise-list">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ol>
    </section>
  );
}
