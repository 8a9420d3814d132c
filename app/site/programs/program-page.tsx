import { data } from "react-router";
import { evidenceFor } from "#app/domain/claim-evidence/shown-claims.ts";
import { listCoursesCalled } from "#app/domain/course/catalogue/courses-called.server.ts";
import type { FeeRange } from "#app/domain/course/fees/course-fees.server.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import { findProgramBySlug } from "#app/domain/program/programs.server.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { requestServices } from "#app/request-context.ts";
import { askAddress } from "#app/site/courses/course-addresses.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { HowWeKnow } from "#app/site/claims/how-we-know.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { ProgramBadge } from "#app/site/home/programs/program-badge.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { programCard } from "#app/site/sharing/share-card.ts";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { programThing, structuredData } from "#app/site/head/structured-data.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { Route } from "./+types/program-page";
import { programAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import { COURSES_READ, ProgramCourses } from "./program-courses.tsx";
import { ProgramOffers } from "./program-offers.tsx";
import stylesAddress from "./program-page.css?url";

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  editPath: ({ program }) => `/admin/programs?edit=${program.id}`,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const program = await findProgramBySlug(db, params.slug);
  if (!program) throw data(null, { status: 404 });
  const courses = await readSection(listCoursesCalled(db, program.title, COURSES_READ), "courses");
  return data({ program, courses, publicOrigin }, { headers: headersFor({ courses }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trailOf = ({ title, slug }: Program) => [
  { label: "Programmes", path: "/#programs" },
  { label: title, path: programAddress(slug) },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { program, publicOrigin } = loaderData;
  const facts = [writeDuration(program.duration), program.fees].filter(Boolean).join(", ");
  return [
    ...pageMeta({
      title: program.title,
      titleDetail: "fees, eligibility and universities",
      description: `${facts}. ${program.description ?? pageWordsIn("home", matches).program.noDescription}`,
      path: programAddress(program.slug),
      origin: publicOrigin,
      matches,
      card: programCard(program),
      own: program,
    }),
    breadcrumbList(publicOrigin, trailOf(program), matches),
    ...structuredData([programThing(program, publicOrigin)]),
  ];
}

/** A programme of the home page's explorer on its own page, to be found, saved and shared. */
export default function ProgramPage({ loaderData: { program, courses } }: Route.ComponentProps) {
  const { today } = useSiteData();
  const heads = usePageWords("home").program;
  const keyFeatures = program.keyFeatures.length > 0 ? program.keyFeatures : heads.noFeatures;
  const { title, badge, specializations, description, eligibility } = program;
  return (
    <>
      <div className="course-top">
        <div className="wrap">
          <Breadcrumbs trail={trailOf(program)} />
          <div className="page-head">
            <p className="badges">
              <ProgramBadge badge={badge} />
            </p>
            <h1>{title}</h1>
            {specializations && <p className="lede">{specializations}</p>}
          </div>
        </div>
      </div>
      <div className="wrap course-grid">
        <aside aria-label="Fee and facts">
          <ProgramTicket program={program} feeRange={"failure" in courses ? null : courses.feeRange} />
        </aside>
        <div className="prose">
          <h2>{heads.overview}</h2>
          <p>{description ?? heads.noDescription}</p>
          <h2>{heads.eligibility}</h2>
          <p>{eligibility ?? heads.noEligibility}</p>
          <h2>{heads.features}</h2>
          <ul>
            {keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <HowWeKnow evidence={evidenceFor(program, "keyFeatures", today)} today={today} of="Key features" />
          <h2>{heads.universities}</h2>
          <ProgramOffers
            program={program}
            apply={usePageWords("menu").offers.apply}
            heads={heads}
            courses={"rows" in courses ? courses.rows : []}
          />
          <HowWeKnow evidence={evidenceFor(program, "ratings", today)} today={today} of="Ratings" />
        </div>
      </div>
      <ProgramCourses program={program} courses={courses} />
    </>
  );
}

interface ProgramTicketProps {
  program: Program;
  /** The fees of the courses of its name; null if unknown. */
  feeRange: FeeRange | null;
}

function ProgramTicket({ program, feeRange }: ProgramTicketProps) {
  const { slug, title, duration, fees } = program;
  const { apply, ask, open } = usePageWords("menu").offers;
  const { program: heads, programPage: page } = usePageWords("home");
  return (
    <div className="ticket">
      <p className="small soft">{heads.fees}</p>
      <p className="price money">{fees ?? heads.noFees}</p>
      {feeRange && (
        <p>
          <a href="#courses">{page.courses}</a>:{" "}
          <b>{[...new Set([feeRange.from, feeRange.to])].map(formatRupees).join(" to ")}</b>
        </p>
      )}
      <dl>
        <div>
          <dt>{usePageWords("course").facts.duration}</dt>
          <dd>{writeDuration(duration)}</dd>
        </div>
        {open && (
          <div>
            <dt>{heads.status}</dt>
            <dd>
              <span className="open">{open}</span>
            </dd>
          </div>
        )}
      </dl>
      <a className="btn" href={applyAddress({ program: slug })}>
        {apply}
      </a>
      <a className="go" href={askAddress("program", slug)} data-course={title}>
        {ask}
      </a>
      <ShareButton path={programAddress(slug)} title={title} />
    </div>
  );
}
