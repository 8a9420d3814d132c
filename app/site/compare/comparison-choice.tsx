import type { Course } from "#app/domain/course/course-schema.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Comparison } from "./compare-address.ts";

interface ComparisonChoiceProps {
  title: string;
  comparison: Comparison;
  others: Course[];
}

/** A form that adds courses to the comparison by requesting the same page. */
export function ComparisonChoice({ title, comparison, others }: ComparisonChoiceProps) {
  const { button, all } = usePageWords("compare").choice;
  return (
    <section className="compare-choice" aria-labelledby="add">
      <h2 id="add">{title}</h2>
      <form action="/compare">
        {comparison.slugs.length > 0 && <input type="hidden" name="courses" value={comparison.slugs.join(",")} />}
        {comparison.isAlone && <input type="hidden" name="alone" value="yes" />}
        {comparison.only && <input type="hidden" name="only" value={comparison.only} />}
        <div hidden data-part="chosen">
          {Object.entries(comparison.cost ?? {}).map(
            ([name, said]) => said !== null && <input key={name} type="hidden" name={name} value={said} />,
          )}
        </div>
        <ul>
          {others.map((course) => (
            <li key={course.id}>
              <label className="tick">
                <input type="checkbox" name="courses" value={course.slug} autoComplete="off" />
                <b>{course.title}</b>
                <small>{`${course.university.name}, ${shortFee(course)}`}</small>
              </label>
            </li>
          ))}
        </ul>
        {others.length > 0 && <button className="btn">{button}</button>}
        <a className="go" href="/courses">
          {all} <Icon name="arrow-right" />
        </a>
      </form>
    </section>
  );
}
