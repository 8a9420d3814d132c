import { type FacetKey, facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import {
  countChosen,
  type CourseFilter,
  filterAddress,
  withChosen,
  withoutBudget,
  withoutFacet,
  withoutWords,
} from "./course-filter.ts";
import { wordsOfStanding, wordsOfValue } from "./facet-words.ts";

interface ChosenChipsProps {
  path: string;
  filter: CourseFilter;
  universityNames: Map<string, string>;
}

/** The chosen filters, each a link that removes it. */
export function ChosenChips({ path, filter, universityNames }: ChosenChipsProps) {
  if (countChosen(filter) === 0) return null;
  const ofFacets = facetKeys.flatMap((key) =>
    key === "degree" ? degreeChip(filter) : valueChips(key, filter, universityNames),
  );
  const chips = [...wordsChip(filter), ...ofFacets, ...budgetChip(filter)];
  return (
    <ul className="chips" aria-label="Chosen filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a className="chip" href={filterAddress(path, without)}>
            <span className="visually-hidden">Remove </span>
            {label} <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="go" href={path}>
          Clear all
        </a>
      </li>
    </ul>
  );
}

interface Chip {
  label: string;
  without: CourseFilter;
}

const wordsChip = (filter: CourseFilter): Chip[] =>
  filter.q === "" ? [] : [{ label: `“${filter.q}”`, without: withoutWords(filter) }];

const budgetChip = (filter: CourseFilter): Chip[] =>
  filter.budget === null
    ? []
    : [{ label: `Up to ${formatRupees(filter.budget)} a year`, without: withoutBudget(filter) }];

const valueChips = (key: FacetKey, filter: CourseFilter, universityNames: Map<string, string>): Chip[] =>
  filter.chosen[key].map((value) => ({
    label: key === "language" ? `Taught in ${value}` : wordsOfValue(key, value, universityNames),
    without: withChosen(
      filter,
      key,
      filter.chosen[key].filter((other) => other !== value),
    ),
  }));

/** One chip for all facts of the visitor: `Open to: Bachelor’s degree, 48%`. */
function degreeChip(filter: CourseFilter): Chip[] {
  const said = wordsOfStanding(filter);
  return said === "" ? [] : [{ label: `Open to: ${said}`, without: withoutFacet(filter, "degree") }];
}
