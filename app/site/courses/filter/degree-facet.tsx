import { numberFields } from "#app/site/fit/fit-answers.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CourseFilter } from "./course-filter.ts";
import { facetWords, wordsOfStanding, wordsOfValue } from "./facet-words.ts";
import { offeredValues } from "./offered-values.ts";

interface DegreeFacetProps {
  filter: CourseFilter;
  /** The number of open courses by last degree, given the other filters. */
  counts: Map<string, number>;
}

/** For both numbers: replaced together with the list. */
const ERROR = "unread";

/** The visitor's degree: one opens all courses that require it or less, so only one can be chosen. */
export function DegreeFacet({ filter, counts }: DegreeFacetProps) {
  const { chosen, standing, unread } = filter;
  const { percent, isReserved, workYears } = standing;
  const typed = (key: "percent" | "work", read: number | null) =>
    unread[key] === undefined
      ? { defaultValue: read ?? "" }
      : { defaultValue: unread[key], "aria-invalid": true, "aria-describedby": ERROR };
  const values = offeredValues("degree", counts, filter);
  return (
    <details
      className="facet"
      open={wordsOfStanding(filter) !== "" || Object.keys(unread).length > 0}
      aria-label={facetWords.degree}
    >
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
              <b>{groupDigits(count)}</b>
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
          <input className="input" name="percent" inputMode="decimal" {...typed("percent", percent)} />
        </label>
        <label className="field">
          Years of work
          <input className="input" name="work" inputMode="numeric" {...typed("work", workYears)} />
        </label>
      </div>
      <p className="error" id={ERROR} data-part={ERROR} role="status">
        {unreadNumbers(filter)}
      </p>
      <label>
        <input type="checkbox" name="reserved" value="1" defaultChecked={isReserved} /> Reserved category
      </label>
    </details>
  );
}

/** `Percent: a number from 0 to 100, such as 48.5.` */
const unreadNumbers = ({ unread }: CourseFilter): string =>
  [
    unread.percent !== undefined && `Percent: ${uncapitalized(numberFields.percent.takes)}.`,
    unread.work !== undefined && `Years of work: ${uncapitalized(numberFields.work.takes)}.`,
  ]
    .filter(Boolean)
    .join(" ");
