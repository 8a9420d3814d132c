import { Icon } from "#app/ui/icon.tsx";
import type { CourseFilter } from "./course-filter.ts";
import { facetWords, wordsOfStanding, wordsOfValue } from "./facet-words.ts";
import { offeredValues } from "./offered-values.ts";

interface DegreeFacetProps {
  filter: CourseFilter;
  /** By last degree, how many courses are open to whoever has it, with what is said besides. */
  counts: Map<string, number>;
}

/** What somebody has: one degree opens all that asks for it or for less, so these are choices of which one holds. */
export function DegreeFacet({ filter, counts }: DegreeFacetProps) {
  const { chosen, standing } = filter;
  const { percent, isReserved, workYears } = standing;
  const values = offeredValues("degree", counts, filter);
  return (
    <details className="facet" open={wordsOfStanding(filter) !== ""} aria-label={facetWords.degree}>
      <summary>
        {`${facetWords.degree} `}
        <Icon name="chevron-down" />
      </summary>
      <ul data-part="degree">
        {values.map(({ value, count, isChosen }) => (
          <li key={value}>
            <label>
              <input type="radio" name="degree" value={value} defaultChecked={isChosen} />
              {` ${wordsOfValue("degree", value, new Map())} `}
              <b>{count.toLocaleString("en-IN")}</b>
            </label>
          </li>
        ))}
        {values.length > 0 && (
          <li>
            <label>
              <input type="radio" name="degree" value="" defaultChecked={chosen.degree.length === 0} /> Not said
            </label>
          </li>
        )}
      </ul>
      <div className="said">
        <label className="field">
          Percent
          <input className="input" name="percent" inputMode="decimal" defaultValue={percent ?? ""} />
        </label>
        <label className="field">
          Years of work
          <input className="input" name="work" inputMode="numeric" defaultValue={workYears ?? ""} />
        </label>
      </div>
      <label>
        <input type="checkbox" name="reserved" value="1" defaultChecked={isReserved} /> Reserved category
      </label>
    </details>
  );
}
