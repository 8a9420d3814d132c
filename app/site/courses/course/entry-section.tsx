import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { FitCheck } from "#app/site/fit/fit-check.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import type { BeforeAdmission } from "#app/domain/field-rule/field-rule-schema.ts";
import { RuleNote } from "#app/site/courses/rule-note.tsx";
import { CheckedOn, NotKnown } from "#app/site/courses/ask-about.tsx";
import { rulesOf } from "#app/domain/course/words/fact-words.ts";

interface EntryProps {
  course: WholeCourse;
  /** What its mode requires of all students, at any university. */
  needed: BeforeAdmission[];
}

/** The entry requirements, a line per rule, with the university's text below. */
export function EntrySection({ course, needed }: EntryProps) {
  const { eligibility, requirements } = course;
  const { page, words } = usePageWords("course");
  const rules = eligibility ? rulesOf(eligibility) : [];
  return (
    <section className="entry" aria-labelledby="entry">
      <h2 className="words-title" id="entry">
        {page.entry}
      </h2>
      {rules.length > 0 ? (
        <ul className="rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      ) : (
        <p>
          <NotKnown course={course} fact="eligibility" />
        </p>
      )}
      {eligibility && <FitCheck course={course} />}
      <CheckedOn what="Rules" day={eligibility?.checked_on ?? null} />
      {needed.map((rule) => (
        <div className="prose" key={rule.id}>
          <h3>{rule.name}</h3>
          <RuleNote rule={rule} />
        </div>
      ))}
      <div className="prose">
        <h3>{words.requirements}</h3>
        <Requirements text={requirements || words.unsaid} />
      </div>
    </section>
  );
}

/** Several lines are a list; a single one is a sentence. */
function Requirements({ text }: { text: string }) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 1) return <p>{text}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
