import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { FilledProse, FilledWords } from "#app/site/fill-words.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data.ts";
import type { Route } from "./+types/privacy-page";
import stylesAddress from "./privacy-page.css?url";

export const handle: PageHandle = { editPath: "/admin/pages/privacy" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const trail = [{ label: "How we handle your data", path: "/privacy" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    ...pageWordsIn("privacy", matches).search,
    path: "/privacy",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail)];
}

/** The notice whose version every enquiry stores (decision 38). */
export default function PrivacyPage() {
  const { noticeVersion } = useSiteData();
  const { title, lede, body } = usePageWords("privacy").notice;
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="notice">
        <div className="page-head">
          <h1>{title}</h1>
          <p className="lede">
            <FilledWords text={lede} />
          </p>
          <p className="small soft">Privacy notice, version {noticeVersion}</p>
        </div>
        <FilledProse html={body} />
      </div>
    </div>
  );
}
