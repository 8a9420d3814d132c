import { type CourseGroups, readCourseGroups } from "#app/domain/course/course-groups.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/shortlist-page";
import { WhatIsSent } from "./what-is-sent.tsx";
import stylesAddress from "./shortlist-page.css?url";

const PATH = "/shortlist";
const trail = [{ label: "Shortlist", path: PATH }];

export const handle: PageHandle = { isPersonal: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  return { publicOrigin, groups: await readCourseGroups(db) };
}

export function meta({ loaderData: { publicOrigin: origin }, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const description = "The courses you keep, in your order, with your notes: on your device alone, without an account.";
  return [
    ...pageMeta({ title: "Your shortlist", description, path: PATH, origin, matches }),
    { name: "robots", content: "noindex, follow" },
    breadcrumbList(origin, trail),
  ];
}

/** The frame of a list that only the visitor's own device knows; `open-shortlist.ts` fills it. */
export default function ShortlistPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap shortlist-page" data-shortlist data-groups="/shortlist/courses" data-bits={groups.bits}>
      <Breadcrumbs trail={trail} />
      <div className="page-head">
        <h1 tabIndex={-1} data-title>
          Your shortlist
        </h1>
        <p className="lede" data-lede>
          The courses you keep, in your order, with your notes.
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
  return (
    <div className="shortlist-empty" data-nothing hidden>
      <h2>Nothing kept yet</h2>
      <p>
        Tap <Icon name="keep" /> <b>Keep</b> on a course, and it stands here: today, tomorrow and next month, on this
        device.
      </p>
      <a className="btn" href="/courses">
        Look at the courses
      </a>
    </div>
  );
}

function OwnList({ groups }: { groups: CourseGroups }) {
  return (
    <aside className="give" aria-label="Show it at home" data-own hidden>
      <div className="panel">
        <h2>Show it at home</h2>
        <a className="btn" href="/compare" data-compare>
          Compare
        </a>
        <a className="go" href="/family-sheet">
          One page to print
        </a>
        <h3>Send the list</h3>
        <p className="soft">The link carries the list and your notes in itself. Whoever has it can read them.</p>
        <div className="linkbox">
          <input className="input" readOnly aria-label="Link to this list" data-link />
          <button className="btn btn-quiet" type="button" aria-label="Copy the link" data-copy>
            <Icon name="copy" />
          </button>
        </div>
        <p className="small" role="status" data-copied />
        <a className="go" href="/shortlist" target="_blank" rel="noopener" data-whatsapp>
          <Icon name="chat" /> Send on WhatsApp
        </a>
      </div>
      <p className="small soft">
        Kept on this device only, without an account. If you clear the browser’s data, the list is gone; the link brings
        it back.
      </p>
      <WhatIsSent {...groups} />
    </aside>
  );
}

function SentList({ groups }: { groups: CourseGroups }) {
  return (
    <aside className="give" aria-label="Take the list over" data-sent hidden>
      <div className="panel">
        <h2>Keep it yourself?</h2>
        <p className="soft">
          This list came with the link. Your own shortlist stays as it is; what is new in this one is put at its end.
        </p>
        <button className="btn" type="button" data-take-over>
          Take the list over
        </button>
        <a className="go" href="/shortlist" data-back>
          To your own shortlist
        </a>
      </div>
      <WhatIsSent {...groups} />
    </aside>
  );
}
