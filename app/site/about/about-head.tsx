import type { Crumb } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";

const anchors = [
  { id: "our-story", label: "Our story" },
  { id: "what-we-do", label: "What we do" },
  { id: "why-we-exist", label: "Why we exist" },
  { id: "our-promise", label: "Our promise" },
  { id: "whats-next", label: "What’s next" },
];

export function AboutHead({ trail }: { trail: Crumb[] }) {
  return (
    <div className="about-head on-dark">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>A degree is a direction. We help you find yours.</h1>
        <p className="lede">
          A trusted partner in shaping educational futures through expert guidance and counselling.
        </p>
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
