import { useEffect, useRef, useState } from "react";
import { type CardWords, LeadUniversity, UniversityRow } from "#app/site/home/universities/university-cards.tsx";
import type { UniversityCard, UniversityRowFacts } from "#app/site/home/universities/university-card-facts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const FIRST_SHOWN = 4;
const SEE_MORE_DELAY_MS = 400;

type Extent = "few" | "loading" | "all";

interface FeaturedUniversitiesProps {
  lead: UniversityCard;
  rows: UniversityRowFacts[];
  /** The button's labels. */
  more: string;
  less: string;
  words: CardWords;
}

export default function FeaturedUniversities({ lead, rows, more, less, words }: FeaturedUniversitiesProps) {
  const [extent, setExtent] = useState<Extent>("few");
  const block = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLUListElement>(null);
  const others = rows.slice(FIRST_SHOWN - 1);

  useEffect(() => {
    if (extent !== "loading") return;
    const timer = setTimeout(() => setExtent("all"), SEE_MORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [extent]);

  // The button has moved below the new universities: focus goes to the first of them.
  useEffect(() => {
    if (extent === "all") rest.current!.querySelector("a")!.focus({ preventScroll: true });
  }, [extent]);

  function toggle() {
    if (extent === "few") return setExtent("loading");
    setExtent("few");
    block.current!.scrollIntoView();
  }

  return (
    <div ref={block} className="universities-block">
      <div className="featured">
        <LeadUniversity university={lead} words={words} />
        <ul>
          {rows.slice(0, FIRST_SHOWN - 1).map((university) => (
            <li key={university.id}>
              <UniversityRow university={university} words={words} />
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <>
          <ul
            ref={rest}
            className={extent === "all" ? "featured-rest is-shown" : "featured-rest"}
            id="more-universities"
          >
            {others.map((university) => (
              <li key={university.id}>
                <UniversityRow university={university} words={words} />
              </li>
            ))}
          </ul>
          {extent === "loading" && (
            <div className="waiting">
              <Spinner label="Loading universities" />
            </div>
          )}
          <div className="more">
            <button
              type="button"
              className="btn btn-quiet"
              aria-expanded={extent === "all"}
              aria-controls="more-universities"
              onClick={toggle}
            >
              {extent === "all" ? less : more} <Icon name="chevron-down" />
            </button>
          </div>
        </>
      )}
    </div>
  );
}
