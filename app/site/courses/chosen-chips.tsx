import { facetKeys } from "#app/domain/course/course-facets.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type CourseFilter, filterAddress, isFiltered, withChosen } from "./course-filter.ts";
import { wordsOfValue } from "./facet-words.ts";

interface ChosenChipsProps {
  path: string;
  filter: CourseFilter;
  universityNames: Map<string, string>;
}

/** What is chosen, each a link to the list without it. */
export function ChosenChips({ path, filter, universityNames }: ChosenChipsProps) {
  if (!isFiltered(filter)) return null;
  return (
    <ul className="chips" aria-label="Chosen filters">
      {facetKeys.flatMap((key) =>
        filter.chosen[key].map((value) => (
          <li key={key + value}>
            <a
              className="chip"
              href={filterAddress(
                path,
                withChosen(
                  filter,
                  key,
                  filter.chosen[key].filter((other) => other !== value),
                ),
              )}
            >
              <span className="visually-hidden">Remove </span>
              {wordsOfValue(key, value, universityNames)} <Icon name="close" />
            </a>
          </li>
        )),
      )}
      <li>
        <a className="go" href={path}>
          Clear all
        </a>
      </li>
    </ul>
  );
}
