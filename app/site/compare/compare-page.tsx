import { courseAddress } from "#app/domain/page-addresses.ts";
import { data } from "react-router";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { listFieldRules, listRulesOf } from "#app/domain/field-rule/field-rules.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { type RequestServices, requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { type CostChoice, costKeys, readCostChoice } from "#app/site/cost/cost-choice.ts";
import { sheetAddress } from "#app/site/family-sheet/sheet-address.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { comparisonCard, comparisonPicturePath } from "#app/site/sharing/share-card.ts";
import { itemList, structuredData } from "#app/site/head/structured-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/compare-page";
import { comparisonAddress, comparisonKeys, MOST_COMPARED, readComparison } from "./compare-address.ts";
import stylesAddress from "./compare-page.css?url";
import { ComparisonChoice } from "./comparison-choice.tsx";
import { ComparisonNote } from "./table/comparison-note.tsx";
import { ComparisonNotices } from "./table/comparison-notices.tsx";
import type { ComparedBy } from "./compared-words.ts";
import { ComparisonTable } from "./table/comparison-table.tsx";
import { nameAmong, namedTogether } from "#app/site/courses/named-among.ts";
import { pictureAmong } from "#app/site/courses/picture-among.ts";
import { type Compared, readCompared } from "./read-compared.server.ts";

const trail = [
  { label: "All Courses", path: "/courses" },
  { label: "Compare", path: "/compare" },
];

export const handle: PageHandle = { queryKeys: [...comparisonKeys, ...costKeys], editPath: "/admin/pages/compare" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const query = new URL(request.url).searchParams;
  const asked = { ...readComparison(query), cost: readCostChoice(query) };
  const compared = await readSection(readCompared(db, asked), "courses");
  const shown = "rows" in compared ? compared.rows.map(({ slug }) => slug) : [];
  const by = await readBy(db, asked.cost, shown.length > 1);
  return data(
    { compared, comparison: { ...asked, slugs: shown }, publicOrigin, by },
    { headers: headersFor({ compared }) },
  );
}

async function readBy(db: RequestServices["db"], cost: CostChoice, isTable: boolean): Promise<ComparedBy> {
  const today = dayInIndia();
  if (!isTable) return { today, cost, refundRules: [], loanRules: [], beforeAdmission: [] };
  const refundRules = await listFieldRules(db, "refund");
  const loanRules = await listRulesOf(db, ["loan-offer", "loan-note"], today);
  const beforeAdmission = await listRulesOf(db, ["before-admission"], today);
  return { today, cost, refundRules, loanRules, beforeAdmission };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { compared, comparison, publicOrigin } = loaderData;
  const courses = "rows" in compared ? compared.rows : [];
  const isEmpty = courses.length === 0;
  const own = pageWordsIn("compare", matches);
  const words = {
    title: courses.length < 2 ? own.head.title : titleOf(courses.length),
    path: isEmpty ? "/compare" : comparisonAddress({ slugs: comparison.slugs, only: null }),
    origin: publicOrigin,
    matches,
  };
  const items = courses.map(({ slug }) => ({ path: courseAddress(slug) }));
  return [
    ...pageMeta(
      isEmpty
        ? { ...words, ...own.search }
        : {
            ...words,
            titleDetail: namedTogether(courses),
            description: courses.map((course) => `${nameAmong(courses, course)}: ${shortFee(course)}.`).join(" "),
            card: comparisonCard(courses),
            picturePath: comparisonPicturePath(comparison.slugs),
          },
    ),
    { name: "robots", content: "noindex, follow" },
    breadcrumbList(publicOrigin, trail, matches),
    ...(isEmpty ? [] : structuredData([itemList(items, publicOrigin)])),
  ];
}

const counts = ["", "", "Two", "Three", "Four"];
const titleOf = (count: number) => `${counts[count]} courses, side by side`;

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { compared, comparison, by } = loaderData;
  const courses = "rows" in compared ? compared.rows : [];
  const isTable = courses.length > 1;
  const { head } = usePageWords("compare");
  const beside = "rows" in compared ? besideOf(compared) : null;
  return (
    <div className="wrap compare-page" data-comparison>
      <Breadcrumbs trail={trail} />
      <div className="page-head">
        <h1>{courses.length < 2 ? head.title : titleOf(courses.length)}</h1>
        <p className="lede">
          {isTable ? `${besideWords(courses.length, beside)} What we do not know, we say so.` : head.lede}
        </p>
      </div>
      {"failure" in compared ? (
        <SectionFailure of={compared.failure} />
      ) : (
        <>
          <ComparisonNotices {...compared} />
          {isTable && <Tools {...{ courses, comparison }} />}
          {isTable && <ComparisonTable {...{ courses, comparison, by }} beside={beside} />}
          {isTable && <ComparisonNote {...{ compared, comparison }} />}
          <Room {...{ compared, comparison }} />
        </>
      )}
    </div>
  );
}

/** The suggested course that pays us nothing, if there is room. */
const besideOf = ({ rows, unpaid }: Compared) => (unpaid === "none" || rows.length === MOST_COMPARED ? null : unpaid);

const places = ["", "", "third", "fourth"];

function besideWords(count: number, beside: WholeCourse | null) {
  if (beside === null) return "The same questions to each of them.";
  return `And a ${places[count]} that pays us nothing, so that you can see the difference.`;
}

type Shown = Pick<Route.ComponentProps["loaderData"], "comparison">;

function Tools({ courses, comparison }: Shown & { courses: Compared["rows"] }) {
  const title = courses.map(({ title }) => title).join(" or ");
  return (
    <div className="compare-tools">
      <label className="switch">
        <input
          type="checkbox"
          id="differences"
          form="cost"
          name="only"
          value="differences"
          defaultChecked={comparison.only !== null}
          autoComplete="off"
        />
        Differences only
      </label>
      {courses.length < MOST_COMPARED && (
        <a className="tool" href="#add">
          <Icon name="plus" /> Add
        </a>
      )}
      <a className="tool to-sheet" href={sheetAddress(comparison.slugs)}>
        Family sheet
      </a>
      <div data-part="share">
        <ShareButton path={comparisonAddress(comparison)} title={title} />
      </div>
    </div>
  );
}

/** A form to add courses; with only one, there is nothing to compare yet. */
function Room({ compared, comparison }: Shown & { compared: Compared }) {
  const { rows, others } = compared;
  const { more, one, none } = usePageWords("compare").choice;
  if (rows.length === MOST_COMPARED) return null;
  const [only] = rows;
  const title = rows.length > 1 ? more : only ? one : none;
  const picture = only && pictureAmong(rows, only);
  return (
    <>
      {only && rows.length === 1 && (
        <div className="compare-first" data-compared={only.slug} data-name={fullName(only)}>
          {picture && (
            <Picture address={picture} alt="" sizes="106px" width={960} height={640} className="art art-32" />
          )}
          <p>
            <b>{only.title}</b> <span className="soft">{`${only.university.name}, ${shortFee(only)}`}</span>
          </p>
        </div>
      )}
      <ComparisonChoice {...{ title, comparison, others }} />
    </>
  );
}
