import { type FacetKey, facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { listOrdersAddress } from "#app/site/pays/who-pays-us-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { countChosen, type CourseFilter } from "./course-filter.ts";
import { DegreeFacet } from "./degree-facet.tsx";
import { facetWords, wordsOfValue } from "./facet-words.ts";
import { hasMore, offeredValues } from "./offered-values.ts";

interface CourseFilterFormProps {
  path: string;
  filter: CourseFilter;
  found: CataloguePage;
}

const sorts = [
  { value: "", label: "Our order" },
  { value: "fee", label: "Lowest fee first" },
  { value: "fee-desc", label: "Highest fee first" },
  { value: "title", label: "By title" },
];

/** Open: what most visitors choose by. */
const openFacets: FacetKey[] = ["level", "field", "fee", "mode"];

/**
 * All filters of the list, each with the number of courses it would show. A form that requests the same page;
 * `parts-in-place.ts` does so at each choice. Folded on a phone, unless an input was refused.
 */
export function CourseFilterForm({ path, filter, found }: CourseFilterFormProps) {
  const count = countChosen(filter);
  const isAskedAgain = Object.keys(filter.unread).length > 0;
  return (
    <details className="facets" open={isAskedAgain}>
      <summary>
        <Icon name="chevron-down" />
        {" Filter and sort "}
        <span className="num" data-part="chosen">
          {count > 0 && `${count} chosen`}
        </span>
      </summary>
      <form action={path} aria-label="Filter courses" autoComplete="off" data-filter>
        <label className="field">
          Words in the course
          <input className="input" name="q" defaultValue={filter.q} />
        </label>
        <label className="field">
          Sort
          <select className="select" name="sort" defaultValue={filter.sort ?? ""}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <a href={listOrdersAddress}>What orders this list</a>
        {facetKeys.map((key) =>
          key === "degree" ? (
            <DegreeFacet key={key} filter={filter} counts={found.counts.degree} />
          ) : (
            <Facet key={key} name={key} filter={filter} found={found} />
          ),
        )}
        {filter.budget !== null && <input type="hidden" name="budget" value={filter.budget} />}
        <button className="btn">Show courses</button>
      </form>
    </details>
  );
}

function Facet({ name, filter, found }: { name: FacetKey } & Pick<CourseFilterFormProps, "filter" | "found">) {
  const counts = found.counts[name];
  const isWhole = filter.whole.includes(name);
  const isOpen = filter.chosen[name].length > 0 || isWhole || openFacets.includes(name);
  return (
    <details className="facet" open={isOpen} aria-label={facetWords[name]}>
      <summary>
        {`${facetWords[name]} `}
        <Icon name="chevron-down" />
      </summary>
      <ul data-part={name}>
        {offeredValues(name, counts, filter).map(({ value, count, isChosen }) => (
          <li key={value}>
            <label>
              <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
              {` ${wordsOfValue(name, value, found.universityNames)} `}
              <b>{groupDigits(count)}</b>
            </label>
          </li>
        ))}
        {(isWhole || hasMore(name, counts)) && (
          <li>
            <label>
              <input type="checkbox" name="whole" value={name} defaultChecked={isWhole} />
              {" Show all"}
            </label>
          </li>
        )}
      </ul>
    </details>
  );
}
