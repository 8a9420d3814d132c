import { useState } from "react";
import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ScreenSkeleton } from "#app/admin/screen/screen-skeleton.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page-texts-screen";
import { PageTextsForm } from "./page-texts-form.tsx";
import stylesAddress from "#app/admin/pages/pages.css?url";
import richStylesAddress from "#app/admin/pages/rich-text.css?url";
import { readPageTexts, savePageTexts } from "./save-page-texts.ts";

export const links: Route.LinksFunction = () =>
  [stylesAddress, richStylesAddress].map((href) => ({ rel: "stylesheet", href }));

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.label ?? "Pages"} | Admin Panel` }];

export const shouldRevalidate = isNewData;

/** In the browser, since a form may start with a draft from before the session ended. */
export const clientLoader = ({ params: { page } }: Route.ClientLoaderArgs) => readPageTexts(page);

export const HydrateFallback = ScreenSkeleton;

export const clientAction = ({ request, params: { page } }: Route.ClientActionArgs) => savePageTexts(request, page);

/** The texts of a page, in order. */
export default function PageTextsScreen({ loaderData: stored }: Route.ComponentProps) {
  const may = useMay();
  const { page, label, path, id } = stored;
  const turn = useDiscards(stored.plan.draft !== null);
  return (
    <>
      <div className="desk-head">
        <div>
          <p className="page-way">
            <Link to="/admin/pages">Pages</Link>
          </p>
          <h1>{label}</h1>
        </div>
        <div className="desk-acts">
          {id > 0 && may("versions.see") && <Link to={`/admin/versions/page-texts/${id}`}>Versions</Link>}
          <a className="btn btn-quiet" href={path ?? "/"} target="_blank" rel="noopener">
            Look at the page
            <Icon name="external" />
          </a>
        </div>
      </div>
      {/* Without its draft, the form is a new one with the published texts. */}
      <PageTextsForm key={`${page} ${turn.count}`} stored={stored} onDiscarded={turn.wait} />
    </>
  );
}

/** Counts discarded drafts, each once the screen was read without it. */
function useDiscards(hasDraft: boolean) {
  const [{ count, isWaiting }, set] = useState({ count: 0, isWaiting: false });
  if (isWaiting && !hasDraft) set({ count: count + 1, isWaiting: false });
  return { count, wait: () => set({ count, isWaiting: true }) };
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The texts of this page could not be read." />;
}
