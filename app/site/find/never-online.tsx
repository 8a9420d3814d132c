import { fieldWords } from "#app/domain/course/course-words.ts";
import type { BarredRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** To whoever would study from home: what nobody may teach there, by the rules in force, and the door that is open. */
export function NeverOnline({ rules }: { rules: BarredRule[] }) {
  const { title, text, way } = usePageWords("find").never;
  const names = rules.filter(isOfOnline).flatMap(namesIn);
  // A rule names a subject in each spelling by which a course might pass it.
  const spelt = names.map(lettersOf);
  const barred = names.filter((_, place) => spelt.indexOf(spelt[place]!) === place);
  if (barred.length === 0) return null;
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
          <p>{barred.join(", ")}</p>
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

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

const namesIn = ({ content: { subjects, fields, degrees } }: BarredRule) => [
  ...fields.map((field) => fieldWords[field]),
  ...subjects,
  ...degrees,
];
