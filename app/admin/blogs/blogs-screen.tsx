import { Link, redirect } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { SampleNote } from "#app/admin/list/rows/sample-note.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import type { Route } from "./+types/blogs-screen";
import { articleScreenAddress, articleList } from "./article-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Blogs | Admin Panel" }];

export const shouldRevalidate = isNewData;

/** Articles are edited on pages of their own: the addresses of dialogs redirect there. */
export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has("new")) throw redirect(articleScreenAddress("new"));
  const id = Number(searchParams.get("edit"));
  if (id > 0) throw redirect(articleScreenAddress(id));
  return readList<Article>(args, "blogs");
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  deleteRecord(request, { file: "blogs", one: "article" });

export default function BlogsScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Blogs"
      shape={articleList}
      list={list}
      note={<SampleNote rows={list.rows} />}
      empty={
        <>
          <p>There is no article yet. Visitors see an empty blog.</p>
          <Link className="btn" to={articleScreenAddress("new")}>
            Write the first article
          </Link>
        </>
      }
    />
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The articles could not be read." />;
}
