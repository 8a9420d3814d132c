import type { FoundCourse, FoundCourses } from "#app/domain/fit/find-courses.server.ts";
import { type FitAnswers, verdictWords } from "#app/domain/fit/fit.ts";
import type { LooserWay } from "#app/domain/fit/loosen-wishes.ts";
import type { Wish } from "#app/domain/fit/wishes.ts";
import { comparisonAddress, MOST_COMPARED } from "#app/site/compare/compare-address.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { countedCourses, WhatToLoosen } from "#app/site/courses/what-to-loosen.tsx";
import { AgeAndSubjects, asksForMore } from "#app/site/fit/age-and-subjects.tsx";
import { fieldWords } from "#app/domain/course/course-words.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { listOrdersAddress } from "#app/site/pays/who-pays-us-address.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { addressOfField, addressWithout, fieldIn, findAddress, type Said, SKIPPED } from "./find-address.ts";
import { findSteps } from "./find-steps.content.ts";
import { type EnterableCourse, FoundCourseCard } from "./found-course-card.tsx";
import { listAddress } from "./found-on-list.ts";

interface FindResultProps {
  said: Said;
  answers: FitAnswers;
  /** `open`: the number of courses in the full list for these answers. */
  result: Omit<FoundCourses, "found"> & { found: EnterableCourse[]; open: number };
}

const counts = ["Nothing", "One", "Two", "Three", "Four", "Five", "Six"];

/** The heading for a number of courses; `none` for zero. */
export const foundHeading = (count: number, none: string) => (count === 0 ? none : `${counts[count]} to look at first`);

/** At most six courses with reasons, and what keeps a few more from fitting. */
export function FindResult({ said, answers, result }: FindResultProps) {
  const { found, notYet, looser, total, within, open } = result;
  const words = usePageWords("find");
  const slugs = found.slice(0, MOST_COMPARED).map(({ course }) => course.slug);
  return (
    <>
      <div className="page-head">
        <h1>{foundHeading(found.length, words.result.none)}</h1>
        <p className="lede">
          {withinWords(total, within)}{" "}
          {looser ? words.result[looser.length > 0 ? "change" : "stuck"] : orderWords(within)}{" "}
          {found.length > 0 && <a href={listOrdersAddress}>What orders each list</a>}
        </p>
        <ul className="answers-line" aria-label="Your answers">
          {findSteps.map(({ key, said: write }) => (
            <li key={key}>
              <a href={addressWithout(said, key)}>
                <span className="visually-hidden">Change: </span>
                {write(answers) ?? `${words[key].name}: skipped`} <Icon name="edit" />
              </a>
            </li>
          ))}
          <li>
            <a href="/find">Start again</a>
          </li>
        </ul>
      </div>
      <ByField said={said} fields={result.fields} />
      {looser && <WhatToLoosen ways={looser.map((way) => wayOn(way, said))} />}
      <SayMore said={said} courses={[...found, ...notYet]} />
      {found.length > 0 && (
        <ol className="picks">
          {found.map((each) => (
            <FoundCourseCard key={each.course.id} {...each} found={found} />
          ))}
        </ol>
      )}
      {open > found.length && <OnList {...{ said, answers, open }} />}
      {slugs.length > 1 && (
        <a className="btn btn-quiet" href={comparisonAddress({ slugs, only: null })}>
          Lay the first {counts[slugs.length]!.toLowerCase()} side by side
        </a>
      )}
      {notYet.length > 0 && (
        <section className="not-yet" aria-labelledby="not-yet">
          <h2 id="not-yet">{words.result.notYet}</h2>
          <ul>
            {notYet.map((each) => (
              <NotYet key={each.course.id} {...each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/**
 * `13 of 66 courses match your answers. You meet the rules of 6 of them.`, or `None of the 66 courses fits all these
 * answers.`
 */
function withinWords(total: number, { all, met }: FoundCourses["within"]): string {
  const courses = countedCourses({ total });
  if (all === 0) return `None of the ${courses} fits all these answers.`;
  const next = `${groupDigits(all)} of ${courses}`;
  if (met === 0) return `${next} can come next. You meet the rules of none of them.`;
  if (all === 1) return `${next} matches your answers. You meet its rules.`;
  return `${next} match your answers. You meet the rules of ${groupDigits(met)} of them.`;
}

function orderWords({ all, met, listed, unlisted }: FoundCourses["within"]): string {
  if (all === 1) return "";
  if (listed > 0 && unlisted > 0)
    return `Those that are listed, or need no listing, come first, ${met > 0 ? "of these the ones whose rules you meet, " : ""}cheapest first.`;
  return met === 0 ? "The cheapest come first." : "Those come first, cheapest first.";
}

const verdictsInWords = { eligible: "whose rules you meet", ask: "to ask about" };

const withoutWish: Record<Wish, string> = {
  budget: "whatever it costs",
  place: "from home or in a city",
  language: "in any language",
};

const wayOn = ({ without, verdict, total }: LooserWay, said: Said) => ({
  address: findAddress({ ...said, ...Object.fromEntries(without.map((wish) => [wish, SKIPPED])) }),
  words: `${capitalized(without.map((wish) => withoutWish[wish]).join(", "))}: ${countedCourses({ total })} ${verdictsInWords[verdict]}`,
});

/** Links to the results in one field, with the same answers; the field is not a question. */
function ByField({ said, fields }: { said: Said; fields: FoundCourses["fields"] }) {
  const chosen = fieldIn(said);
  if (fields.size < 2 && chosen === null) return null;
  const all = [...fields.values()].reduce((sum, count) => sum + count, 0);
  const ways = [[null, all] as const, ...fields];
  return (
    <nav aria-label="By subject">
      <ul className="answers-line by-field">
        {ways.map(([field, count]) => (
          <li key={field}>
            <a href={addressOfField(said, field)} aria-current={field === chosen ? "true" : undefined}>
              {field === null ? "All subjects" : fieldWords[field]} <span className="num">{groupDigits(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to the results beyond the first six. */
function OnList({ said, answers, open }: { said: Said; answers: FitAnswers; open: number }) {
  return (
    <p>
      <a className="go" href={listAddress(answers, fieldIn(said))}>
        See all {countedCourses({ total: open })} for these answers <Icon name="arrow-right" />
      </a>
    </p>
  );
}

/** Age and subjects, which few courses require, are asked only if one of the results does. */
function SayMore({ said: { age, subjects, ...said }, courses }: { said: Said; courses: FoundCourse[] }) {
  const isSaid = age !== undefined || subjects !== undefined;
  if (!isSaid && !courses.some(({ course }) => asksForMore(course))) return null;
  return (
    <form action="/find" className="say-more">
      {Object.entries(said).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <AgeAndSubjects isOpen={isSaid} said={{ age, subjects }}>
        <button className="btn btn-quiet">Look again</button>
      </AgeAndSubjects>
    </form>
  );
}

function NotYet({ course: { slug, title, university }, fit }: FoundCourse) {
  const changes = fit.rules.flatMap((rule) => rule.changes);
  return (
    <li>
      <p className="soft">
        <a href={courseAddress(slug)}>{title}</a>, {university.name}
      </p>
      <strong className="verdict is-no">{verdictWords(fit)}</strong>
      {changes.length > 0 && <p>{changes.join(" ")}</p>}
    </li>
  );
}
