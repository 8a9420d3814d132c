import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { readRecord } from "#app/admin/api/read-api.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Page } from "#app/domain/page/page-schema.ts";
import type { PageTextsLine } from "#app/domain/page-text/page-text-schema.ts";
import type { Route } from "./+types/pages-screen";
import { FixedPages } from "./fixed-pages.tsx";
import { pageList } from "./page-list.tsx";
import stylesAddress from "./pages.css?url";
import richStylesAddress from "./rich-text.css?url";

const PageDialog = lazyDialog(() => import("./page-dialog.tsx"));

export const links: Route.LinksFunction = () =>
  [stylesAddress, richStylesAddress].map((href) => ({ rel: "stylesheet", href }));

export const meta: Route.MetaFunction = () => [{ title: "Pages | Admin Panel" }];

export const shouldRevalidate = isNewData;

export async function loader(args: Route.LoaderArgs) {
  const [list, fixed] = await Promise.all([
    readList<Page>(args, "pages"),
    readRecord<PageTextsLine[]>(args.context, "page-texts"),
  ]);
  return { list, fixed };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "pages", one: "page", nameField: "title", drafts: "page-drafts" });

/** The office pages, and the fixed pages with editable texts. */
export default function PagesScreen({ loaderData: { list, fixed } }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Pages"
      shape={pageList}
      list={list}
      note={
        <>
          <FixedPages pages={fixed} />
          <h2 className="own-pages">Pages of your own</h2>
        </>
      }
      empty={
        <>
          <p>No page of your own yet. It would stand here, and in the menu or the footer if you like.</p>
          <Link className="btn" to="?new=">
            Write the first page
          </Link>
        </>
      }
    >
      <PageDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The pages could not be read." />;
}
