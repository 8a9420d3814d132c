import { fieldWords } from "#app/domain/course/course-words.ts";
import { firstNameIn } from "#app/domain/field-rule/barred-reason.ts";
import type { BarredRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { uncapitalized } from "#app/lib/text/uncapitalized.ts";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** For those who want to study from home: what must not be taught online, by the current rules, and an alternative. */
export function NeverOnline({ rules }: { rules: BarredRule[] }) {
  const { title, text, way } = usePageWords("find").never;
  // The oldest rule is the widest.
  const barred = rules.filter(isOfOnline).toReversed();
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
          {barred.map((rule) => (
            <Barred key={rule.id} rule={rule} />
          ))}
        </div>
      </div>
    </section>
  );
}

const NAMED_AT_ONCE = 8;

function Barred({ rule }: { rule: BarredRule }) {
  const names = namesIn(rule);
  const rest = names.slice(NAMED_AT_ONCE);
  return (
    <>
      <p>{listed(names.slice(0, NAMED_AT_ONCE))}</p>
      {rest.length > 0 && (
        <details>
          <summary>The rest of the list</summary>
          <p>{listed(rest)}</p>
        </details>
      )}
      <p className="small">
        By <RuleSource rule={rule} />
      </p>
    </>
  );
}

/** `Engineering, law, B.Tech` */
const listed = (names: string[]) => capitalized(names.join(", "));

const isOfOnline = ({ content }: BarredRule) => content.modes.includes("online");

/** What a rule bars, fields first. Rules list subjects in several spellings, so that no course evades them. */
function namesIn({ content: { subjects, fields, degrees } }: BarredRule): string[] {
  const disciplines = [...fields.map((field) => fieldWords[field]), ...subjects.map(firstNameIn)];
  const names = [...disciplines.map(uncapitalized), ...degrees.map(firstNameIn)];
  const spelt = names.map(lettersOf);
  return names.filter((_, place) => spelt.indexOf(spelt[place]!) === place);
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
