import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { noticeMeta, NoticePage } from "#app/site/notice-page.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import type { Route } from "./+types/privacy-page";
import stylesAddress from "./privacy-page.css?url";

export const handle: PageHandle = { editPath: "/admin/pages/privacy" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const notice = { page: "privacy", label: "How we handle your data" } as const;

export const meta: Route.MetaFunction = (read) => noticeMeta(notice, read);

/** The notice whose version each enquiry stores (D38). */
export default function PrivacyPage() {
  const { noticeVersion } = useSiteData();
  return (
    <NoticePage notice={notice} words={usePageWords("privacy").notice}>
      <p className="small soft">Privacy notice, version {noticeVersion}</p>
    </NoticePage>
  );
}
