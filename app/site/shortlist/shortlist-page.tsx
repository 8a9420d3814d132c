import { type CourseGroups, readCourseGroups } from "#app/domain/course/catalogue/course-groups.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/shortlist-page";
import { WhatIsSent } from "./sent/what-is-sent.tsx";
import stylesAddress from "./shortlist-page.css?url";

const PATH = "/shortlist";
const trail = [{ label: "Shortlist", path: PATH }];

export const handle: PageHandle = { isPersonal: true, editPath: "/admin/pages/shortlist" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  return { publicOrigin, groups: await readCourseGroups(db) };
}

export function meta({ loaderData: { publicOrigin: origin }, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({ ...pageWordsIn("shortlist", matches).search, path: PATH, origin, matches }),
    { name: "robots", content: "noindex, follow" },
    breadcrumbList(origin, trail, matches),
  ];
}

/** The frame of a list that only the device knows; `open-shortlist.ts` fills it. */
export default function ShortlistPage({ loaderData: { groups } }: Route.ComponentProps) {
  const { head, sent } = usePageWords("shortlist");
  return (
    <div
      className="wrap shortlist-page"
      data-shortlist
      data-groups="/shortlist/courses"
      data-bits={groups.bits}
      data-counted={head.counted}
      data-sent-title={sent.title}
      data-sent-lede={sent.lede}
    >
      <Breadcrumbs trail={trail} />
      <div className="page-head">
        <h1 tabIndex={-1} data-title>
          {head.title}
        </h1>
        <p className="lede" data-lede>
          {head.lede}
        </p>
      </div>
      <noscript>
        <p className="panel">
          The shortlist is kept by your browser alone, and nothing of it is sent to us. That takes JavaScript, which is
          switched off here. Without it you can still <a href="/compare">lay courses side by side</a> and send that page
          on.
        </p>
      </noscript>
      <div className="shortlist-grid">
        <div>
          <p className="shortlist-failure" role="alert" data-failure hidden />
          <ol className="ranked" data-rows />
          <NothingKept />
          <p className="visually-hidden" role="status" data-said />
        </div>
        <OwnList groups={groups} />
        <SentList groups={groups} />
      </div>
    </div>
  );
}

function NothingKept() {
  const { title, text, button } = usePageWords("shortlist").nothing;
  return (
    <div className="shortlist-empty" data-nothing hidden>
      <h2>{title}</h2>
      <p>
        Tap <Icon name="keep" /> <b>Shortlist</b> {text}
      </p>
      <a className="btn" href="/courses">
        {button}
      </a>
    </div>
  );
}

function OwnList({ groups }: { groups: CourseGroups }) {
  const words = usePageWords("shortlist").home;
  return (
    <aside className="give" aria-label={words.title} data-own hidden>
      <div className="panel">
        <h2>{words.title}</h2>
        <a className="btn" href="/compare" data-compare>
          Compare
        </a>
        <a className="btn btn-quiet" href="/family-sheet">
          {words.print}
        </a>
        <h3>{words.send}</h3>
        <p className="soft">{words.note}</p>
        <div className="linkbox">
          <input className="input" readOnly aria-label="Link to this list" data-link />
          <button className="btn btn-quiet" type="button" aria-label="Copy the link" data-copy>
            <Icon name="copy" />
          </button>
        </div>
        <p className="small" role="status" data-copied />
        <a className="go" href="/shortlist" target="_blank" rel="noopener" data-whatsapp>
          <Icon name="chat" /> {words.whatsapp}
        </a>
      </div>
      <p className="small soft">{words.kept}</p>
      <WhatIsSent {...groups} />
    </aside>
  );
}

function SentList({ groups }: { groups: CourseGroups }) {
  const words = usePageWords("shortlist").sent;
  return (
    <aside className="give" aria-label={words.button} data-sent hidden>
      <div className="panel">
        <h2>{words.take}</h2>
        <p className="soft">{words.text}</p>
        <button className="btn" type="button" data-take-over>
          {words.button}
        </button>
        <a className="go" href="/shortlist" data-back>
          {words.back}
        </a>
      </div>
      <WhatIsSent {...groups} />
    </aside>
  );
}
