import type { Crumb } from "#app/site/breadcrumbs/named-pages.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { usePageWords } from "#app/site/page-words.ts";

export function AboutHead({ trail }: { trail: Crumb[] }) {
  const { head, story, work, why, promise, next } = usePageWords("about");
  const anchors = [
    { id: "our-story", label: story.title },
    { id: "what-we-do", label: work.title },
    { id: "why-we-exist", label: why.title },
    { id: "our-promise", label: promise.title },
    { id: "whats-next", label: next.title },
  ];
  return (
    <div className="about-head on-dark">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>{head.title}</h1>
        {head.lede && <p className="lede">{head.lede}</p>}
        <nav aria-label="On this page">
          <ul>
            {anchors.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
