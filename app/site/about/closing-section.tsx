import { Icon } from "#app/ui/icon.tsx";

export function ClosingSection() {
  return (
    <section className="about-closing on-dark" aria-labelledby="about-closing-title">
      <div className="wrap">
        <h2 id="about-closing-title">Tell us where you stand today. We will help you choose the next step.</h2>
        <p className="acts">
          <a className="btn btn-marigold" href="/guidance">
            Schedule a Free Consultation
          </a>
          <a className="go" href="/OnlineAdmission">
            Apply for admission <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}
