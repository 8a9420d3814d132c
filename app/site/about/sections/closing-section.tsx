import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";

export function ClosingSection() {
  const { title, button, apply } = usePageWords("about").closing;
  return (
    <section className="about-closing on-dark" aria-labelledby="about-closing-title">
      <div className="wrap">
        <h2 id="about-closing-title">{title}</h2>
        <p className="acts">
          <a className="btn btn-marigold" href="/guidance">
            {button}
          </a>
          <a className="go" href="/OnlineAdmission">
            {apply} <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}
