import { usePageWords } from "#app/site/page-words.ts";

/** The only dark section of the page: one thought, in large type. */
export function WhyWeExist() {
  const { title, thought, text } = usePageWords("about").why;
  return (
    <section className="why-we-exist on-dark" id="why-we-exist" aria-labelledby="why-we-exist-title">
      <div className="wrap">
        <h2 id="why-we-exist-title">{title}</h2>
        <p className="thought">{thought}</p>
        {text && <p>{text}</p>}
      </div>
    </section>
  );
}
