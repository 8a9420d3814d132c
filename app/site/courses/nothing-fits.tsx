import type { FacetKey } from "#app/domain/course/course-facets.ts";
import type { Nearness } from "#app/domain/course/count-facets.ts";
import { type CourseFilter, filterAddress, withoutFacet } from "./course-filter.ts";
import { anyWords } from "./facet-words.ts";

const MOST_WAYS = 3;

/** Where nothing fits: which filters to loosen, and how many courses that leads to. */
export function NothingFits({ path, filter, nearest }: { path: string; filter: CourseFilter; nearest: Nearness[] }) {
  return (
    <div className="nothing-fits">
      {nearest.length > 0 && <p>What to loosen:</p>}
      <ul>
        {nearest.slice(0, MOST_WAYS).map(({ without, total }) => (
          <li key={without.join()}>
            <a className="go" href={addressWithout(without, path, filter)}>
              Any {listed(without.map((key) => anyWords[key]))}:{" "}
              {total === 1 ? "1 course" : `${total.toLocaleString("en-IN")} courses`}
            </a>
          </li>
        ))}
        <li>
          <a className="go" href="/guidance">
            Ask a counsellor
          </a>
        </li>
      </ul>
    </div>
  );
}

/** A page of one level is left for the list of all. */
function addressWithout(without: FacetKey[], path: string, filter: CourseFilter): string {
  const less = without.reduce(withoutFacet, filter);
  return filterAddress(without.includes("level") ? "/courses" : path, less);
}

const listed = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and any ${words.at(-1)}`;
