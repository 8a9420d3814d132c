import { readCourseGroups } from "#app/domain/course/catalogue/course-groups.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/family-sheet-page";
import { WhatIsSent } from "#app/site/shortlist/sent/what-is-sent.tsx";
import { SheetPaper } from "./sheet-paper.tsx";
import stylesAddress from "./family-sheet-page.css?url";

const PATH = "/family-sheet";
const trail = [
  { label: "Shortlist", path: "/shortlist" },
  { label: "Family sheet", path: PATH },
];

export const handle: PageHandle = { isPersonal: true, editPath: "/admin/pages/family-sheet" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  return { publicOrigin, groups: await readCourseGroups(db), today: dayInIndia() };
}

export function meta({ loaderData: { publicOrigin: origin }, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({ ...pageWordsIn("family-sheet", matches).search, path: PATH, origin, matches }),
    { name: "robots", content: "noindex, follow" },
    breadcrumbList(origin, trail, matches),
  ];
}

/** The frame of a sheet that the device fills (`open-sheet.ts`). */
export default function FamilySheetPage({ loaderData: { groups, today } }: Route.ComponentProps) {
  const { head, text } = usePageWords("family-sheet");
  const { nothing } = usePageWords("shortlist");
  return (
    <div className="wrap family-sheet" data-sheet data-groups="/family-sheet/courses" data-bits={groups.bits}>
      <div className="off-paper">
        <Breadcrumbs trail={trail} />
        <div className="page-head">
          <h1>{head.title}</h1>
          {head.lede && <p className="lede">{head.lede}</p>}
          <WhatIsSent {...groups} />
        </div>
        <noscript>
          <p className="panel">
            The shortlist is kept by your browser alone, so the sheet takes JavaScript, which is switched off here.
            Without it you can <a href="/compare">lay courses side by side</a> and print that page.
          </p>
        </noscript>
        <p role="status" data-said />
        <a className="btn" href="/courses" hidden data-none>
          {nothing.button}
        </a>
      </div>
      <div data-made hidden>
        <button className="btn off-paper" type="button" data-print>
          Print or save as PDF
        </button>
        <div className="desk">
          <SheetPaper today={today} />
        </div>
        <section className="message off-paper" aria-labelledby="message">
          <h2 id="message">{text.title}</h2>
          {text.lede && <p className="soft">{text.lede}</p>}
          <div className="sheet-tools">
            <a className="btn" href="/family-sheet" target="_blank" rel="noopener" data-whatsapp>
              <Icon name="chat" /> Send on WhatsApp
            </a>
            <button className="btn btn-quiet" type="button" data-copy>
              <Icon name="copy" /> Copy
            </button>
          </div>
          <p className="small" role="status" data-copied />
          <pre data-text />
        </section>
      </div>
    </div>
  );
}
