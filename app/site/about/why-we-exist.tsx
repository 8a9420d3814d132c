/** The one dark room of the page: a single thought, large. */
export function WhyWeExist() {
  return (
    <section className="why-we-exist on-dark" id="why-we-exist" aria-labelledby="why-we-exist-title">
      <div className="wrap">
        <h2 id="why-we-exist-title">Why we exist</h2>
        <p className="thought">
          A school leaver in a small town and a nurse after her night shift should get the same honest advice as someone
          whose uncle is a professor.
        </p>
        <p>
          Good advice in education still depends on whom you know. Online degrees have brought the classroom to every
          district; we want the conversation before it to reach just as far.
        </p>
      </div>
    </section>
  );
}
