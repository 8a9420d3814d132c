import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { admissionWords } from "#app/domain/course/words/admission-words.ts";
import { countYearlyFees } from "#app/domain/fit/count-yearly-fees.server.ts";
import { findCourses, type FoundCourse } from "#app/domain/fit/find-courses.server.ts";
import { listRulesOf } from "#app/domain/field-rule/field-rules.server.ts";
import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn } from "#app/site/page-words.ts";
import type { Route } from "./+types/find-page";
import { answersOf, fieldIn, findKeys, nextStep, readSaid } from "./find-address.ts";
import { countOpen } from "./found-on-list.server.ts";
import stylesAddress from "./find-page.css?url";
import { BUDGET_STEPS } from "./budget-petals.tsx";
import { findSteps } from "./find-steps.content.ts";
import { FindQuestion } from "./find-question.tsx";
import { foundHeading, FindResult } from "./find-result.tsx";
import { NeverOnline } from "./never-online.tsx";

const trail = [{ label: "Find what fits you", path: "/find" }];

export const handle: PageHandle = { queryKeys: findKeys, editPath: "/admin/pages/find" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const said = readSaid(new URL(request.url).searchParams);
  const answers = answersOf(said);
  const step = nextStep(said);
  const isAsking = step !== null;
  const yearlyFees = step?.key === "budget" ? await countYearlyFees(db, answers.degree, BUDGET_STEPS) : null;
  const field = fieldIn(said);
  const [result, open] = isAsking
    ? [null, 0]
    : await Promise.all([findCourses(db, answers, field), countOpen(db, answers, field)]);
  const today = dayInIndia();
  const barred = isAsking || answers.place === "city" ? [] : await listRulesOf(db, ["barred"], today);
  const shown = result && { ...result, open, found: result.found.map((each) => withWords(each, today)) };
  return { said, answers, yearlyFees, result: shown, barred, publicOrigin };
}

const withWords = (found: FoundCourse, today: string) => ({
  ...found,
  entitlement: entitlementWords(found.course, today),
  admission: admissionWords(found.course, today),
});

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { said, publicOrigin: origin } = loaderData;
  const words = pageWordsIn("find", matches);
  const isBegun = Object.keys(said).length > 0;
  const title = isBegun ? titleOf(loaderData, words) : words.search.title;
  return [
    ...pageMeta({ ...words.search, title, path: "/find", origin, matches }),
    ...(isBegun ? [{ name: "robots", content: "noindex, follow" }] : []),
    breadcrumbList(origin, trail, matches),
  ];
}

/** The title: the question with its number, or the number of results. */
function titleOf({ said, result }: Route.ComponentProps["loaderData"], words: WordsOf<"find">): string {
  const step = nextStep(said);
  if (!step) return foundHeading(result?.found.length ?? 0, words.result.none);
  return `${words[step.key].question} (${findSteps.indexOf(step) + 1} of ${findSteps.length})`;
}

export default function FindPage({ loaderData }: Route.ComponentProps) {
  const { said, answers, yearlyFees, result, barred } = loaderData;
  const step = nextStep(said);
  return (
    <>
      <div className="wrap find-page">
        <Breadcrumbs trail={trail} />
        {step && <FindQuestion {...{ said, answers, step, yearlyFees }} />}
        {result && <FindResult {...{ said, answers, result }} />}
      </div>
      <NeverOnline rules={barred} />
    </>
  );
}
