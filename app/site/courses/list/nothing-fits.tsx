import type { FacetKey } from "#app/domain/course/catalogue/course-facets.ts";
import type { LooserWords } from "#app/domain/course/catalogue/loosen-words.ts";
import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import {
  type CourseFilter,
  filterAddress,
  withoutBudget,
  withoutFacet,
  withoutWords,
} from "#app/site/courses/filter/course-filter.ts";
import { anyWords } from "#app/site/courses/filter/facet-words.ts";
import { countedCourses, listedWithAny, WhatToLoosen } from "#app/site/courses/what-to-loosen.tsx";

const MOST_WAYS = 3;

interface NothingFitsProps {
  path: string;
  filter: CourseFilter;
  found: Pick<CataloguePage, "looserWords" | "nearest" | "isNearestWordless" | "withoutWords" | "withoutBudget">;
}

/** If nothing matches: which filters or words to remove, with the number of courses that leads to. */
export function NothingFits({ path, filter, found }: NothingFitsProps) {
  const { looserWords, nearest, isNearestWordless, withoutWords: wordless } = found;
  const near = isNearestWordless ? withoutWords(filter) : filter;
  const ways = nearest.slice(0, MOST_WAYS).map(({ without, total }) => ({
    address: addressWithout(without, path, near),
    words: `${isNearestWordless ? `Without “${filter.q}”, any` : "Any"} ${listedWithAny(without.map((key) => anyWords[key]))}: ${countedCourses({ total })}`,
  }));
  if (wordless > 0)
    ways.unshift({
      address: filterAddress(path, withoutWords(filter)),
      words: `Without “${filter.q}”: ${countedCourses({ total: wordless })}`,
    });
  if (found.withoutBudget > 0)
    ways.unshift({
      address: filterAddress(path, withoutBudget(filter)),
      words: `Whatever a year costs: ${countedCourses({ total: found.withoutBudget })}`,
    });
  if (looserWords) ways.unshift(wayWithoutWords(looserWords, path, filter));
  return <WhatToLoosen ways={ways} />;
}

const wayWithoutWords = ({ without, q, total }: LooserWords, path: string, filter: CourseFilter) => ({
  address: filterAddress(path, { ...filter, q, page: 1 }),
  words: `Without ${without.map((word) => `“${word}”`).join(" and ")}: ${countedCourses({ total })}`,
});

/** Removing the level leads to the list of all levels. */
function addressWithout(without: FacetKey[], path: string, filter: CourseFilter): string {
  const less = without.reduce(withoutFacet, filter);
  return filterAddress(without.includes("level") ? "/courses" : path, less);
}
