import type { FacetKey } from "#app/domain/course/catalogue/course-facets.ts";
import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import {
  type CourseFilter,
  filterAddress,
  withoutFacet,
  withoutWords,
} from "#app/site/courses/filter/course-filter.ts";
import { anyWords } from "#app/site/courses/filter/facet-words.ts";

const MOST_WAYS = 3;

interface NothingFitsProps {
  path: string;
  filter: CourseFilter;
  found: Pick<CataloguePage, "looserWords" | "nearest" | "isNearestWordless" | "withoutWords">;
}

/** Where nothing fits: which filters to loosen, or that the words go, and how many courses that leads to. */
export function NothingFits({ path, filter, found }: NothingFitsProps) {
  const { looserWords, nearest, isNearestWordless, withoutWords: wordless } = found;
  const near = isNearestWordless ? withoutWords(filter) : filter;
  return (
    <div className="nothing-fits">
      {(looserWords || nearest.length > 0 || wordless > 0) && <p>What to loosen:</p>}
      <ul>
        {looserWords && (
          <li>
            <a className="go" href={filterAddress(path, { ...filter, q: looserWords.q, page: 1 })}>
              Without {looserWords.without.map((word) => `“${word}”`).join(" and ")}: {counted(looserWords.total)}
            </a>
          </li>
        )}
        {wordless > 0 && (
          <li>
            <a className="go" href={filterAddress(path, withoutWords(filter))}>
              Without “{filter.q}”: {counted(wordless)}
            </a>
          </li>
        )}
        {nearest.slice(0, MOST_WAYS).map(({ without, total }) => (
          <li key={without.join()}>
            <a className="go" href={addressWithout(without, path, near)}>
              {isNearestWordless ? `Without “${filter.q}”, any` : "Any"} {listed(without.map((key) => anyWords[key]))}:{" "}
              {counted(total)}
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

const counted = (total: number) => (total === 1 ? "1 course" : `${total.toLocaleString("en-IN")} courses`);

/** A page of one level is left for the list of all. */
function addressWithout(without: FacetKey[], path: string, filter: CourseFilter): string {
  const less = without.reduce(withoutFacet, filter);
  return filterAddress(without.includes("level") ? "/courses" : path, less);
}

const listed = (words: string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and any ${words.at(-1)}`;
