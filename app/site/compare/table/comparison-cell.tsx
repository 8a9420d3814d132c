import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import { AskAbout, NotKnown } from "#app/site/courses/ask-about.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { fitOnDevice } from "#app/site/fit/fit-check.tsx";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import type { CourseFact } from "#app/domain/course/words/course-facts.content.ts";
import type { ComparedWords } from "#app/site/compare/compared-words.ts";
import type { ComparedRow } from "./comparison-rows.ts";

/** The price is read first; sentences are not set as headlines. */
const looks: Partial<Record<CourseFact, string>> = {
  year: "big",
  requirements: "sentence",
  eligibility: "sentence",
  entitlement: "sentence",
  approvals: "sentence",
  scholarships: "sentence",
  fees: "sentence",
  "fee-years": "sentence",
};

interface ComparisonCellProps {
  course: WholeCourse;
  row: ComparedRow;
  column: string;
  words: ComparedRow["cells"][number];
}

/** A course's value for a fact, with its rule and a link to details. */
export function ComparisonCell({ course, row: { fact }, column, words }: ComparisonCellProps) {
  if (words === null)
    return (
      <td className={column}>
        <NotKnown course={course} fact={fact} />
      </td>
    );
  return (
    <td className={column}>
      {words.lines.map((line) => (
        <b key={line} className={looks[fact]}>
          {line}
        </b>
      ))}
      {words.fitted && <span {...fitOnDevice(course)} />}
      {words.detail && <small>{words.detail}</small>}
      {words.claim && <small className="printed-source">{words.claim.evidence.source}</small>}
      {words.claim && <HowWeKnow {...words.claim} />}
      {words.rule && (
        <small className="by">
          <RuleSource rule={words.rule} />
        </small>
      )}
      {words.terms && <Terms {...words.terms} />}
      {words.isAsked && <AskAbout course={course} fact={fact} />}
      {words.way && (
        <a className="ask" href={words.way.address}>
          {words.way.words}
          <span className="visually-hidden"> of {fullName(course)}</span>
        </a>
      )}
    </td>
  );
}

const Terms = ({ words, address }: NonNullable<ComparedWords["terms"]>) => (
  <small className="by">{address ? <a href={address}>{words}</a> : words}</small>
);
