import { courseFields, studyModes } from "#app/domain/course/course-schema.ts";
import { fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import type { OfferingUniversity } from "#app/domain/course/offering-universities.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type CourseFilter, feeBands, isFiltered } from "./course-filter.ts";

interface CourseFilterFormProps {
  /** The list's own path. */
  path: string;
  filter: CourseFilter;
  universities: OfferingUniversity[];
}

const sorts = [
  { value: "fee", label: "Lowest fee first" },
  { value: "fee-desc", label: "Highest fee first" },
  { value: "title", label: "By title" },
];

/** Asks for the same page with the choice in its address; `parts-in-place.ts` does so at every choice. Folded on a phone. */
export function CourseFilterForm({ path, filter, universities }: CourseFilterFormProps) {
  const fields = courseFields.map((value) => ({ value, label: fieldWords[value] }));
  const offering = universities.map(({ slug, name }) => ({ value: slug, label: name }));
  const fees = Object.entries(feeBands).map(([value, { label }]) => ({ value, label }));
  const modes = studyModes.map((value) => ({ value, label: studyModeWords[value] }));
  return (
    <details className="course-filter" open={isFiltered(filter) || filter.sort !== null}>
      <summary>
        Filter and sort <Icon name="chevron-down" />
      </summary>
      <form action={path} aria-label="Filter courses" data-filter>
        <Choice label="Field" name="field" any="All fields" options={fields} chosen={filter.field} />
        <Choice
          label="University"
          name="university"
          any="All universities"
          options={offering}
          chosen={filter.university}
        />
        <Choice label="Fee a year" name="fee" any="Any fee" options={fees} chosen={filter.fee} />
        <Choice label="Mode of study" name="mode" any="Any mode" options={modes} chosen={filter.mode} />
        <Choice label="Sort" name="sort" any="Our order" options={sorts} chosen={filter.sort} />
        <button className="btn btn-quiet">Show courses</button>
      </form>
    </details>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** What not choosing is called. */
  any: string;
  options: { value: string; label: string }[];
  chosen: string | null;
}

/** Without a field's place for errors: no choice is ever refused, and the page of a list is counted byte by byte. */
function Choice({ label, name, any, options, chosen }: ChoiceProps) {
  const id = `filter-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="select" name={name} defaultValue={chosen ?? ""} autoComplete="off">
        <option value="">{any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
