import { fieldWords } from "#app/domain/course/course-words.ts";
import type { BarredRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** To whoever would study from home: what nobody may teach there, by the rules in force, and the door that is open. */
export function NeverOnline({ rules }: { rules: BarredRule[] }) {
  const { title, text, way } = usePageWords("find").never;
  const barred = new Set(rules.filter(isOfOnline).flatMap(namesIn));
  if (barred.size === 0) return null;
  return (
    <section className="never on-dark" aria-labelledby="never">
      <div className="wrap">
        <div>
          <h2 id="never">{title}</h2>
          {text && <p>{text}</p>}
          <a className="go" href="/courses?mode=campus">
            {way} <Icon name="arrow-right" />
          </a>
        </div>
        <div>
          <p>{[...barred].join(", ")}</p>
          {rules.filter(isOfOnline).map((rule) => (
            <p key={rule.id} className="small">
              By <RuleSource rule={rule} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

const isOfOnline = ({ content }: BarredRule) => content.modes.includes("online");

const namesIn = ({ content: { subjects, fields, degrees } }: BarredRule) => [
  ...fields.map((field) => fieldWords[field]),
  ...subjects,
  ...degrees,
];
