import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { FilledProse, FilledWords } from "#app/site/fill-words.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import type { Route } from "./+types/terms-page";
import stylesAddress from "./terms-page.css?url";

export const handle: PageHandle = { editPath: "/admin/pages/terms" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestServices).publicOrigin };
}

const trail = [{ label: "Terms of use", path: "/terms" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const words = pageMeta({
    ...pageWordsIn("terms", matches).search,
    path: "/terms",
    origin: loaderData.publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(loaderData.publicOrigin, trail)];
}

export default function TermsPage() {
  const { title, lede, body } = usePageWords("terms").terms;
  return (
    <div className="wrap">
      <Breadcrumbs trail={trail} />
      <div className="notice">
        <div className="page-head">
          <h1>{title}</h1>
          <p className="lede">
            <FilledWords text={lede} />
          </p>
        </div>
        <FilledProse html={body} />
      </div>
    </div>
  );
}
