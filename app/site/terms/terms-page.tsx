import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { noticeMeta, NoticePage } from "#app/site/notice-page.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import type { Route } from "./+types/terms-page";
import stylesAddress from "./terms-page.css?url";

export const handle: PageHandle = { editPath: "/admin/pages/terms" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const notice = { page: "terms", label: "Terms of use" } as const;

export const meta: Route.MetaFunction = (read) => noticeMeta(notice, read);

export default function TermsPage() {
  return <NoticePage notice={notice} words={usePageWords("terms").terms} />;
}
