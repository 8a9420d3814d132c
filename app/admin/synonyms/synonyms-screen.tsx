import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { Synonym } from "#app/domain/synonym/synonym-schema.ts";
import type { Route } from "./+types/synonyms-screen";
import { synonymList } from "./synonym-list.tsx";

const SynonymDialog = lazyDialog(() => import("./synonym-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Synonyms | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<Synonym>(args, "synonyms");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "synonyms", one: "synonym", nameField: "words" });

/** Synonyms for the site's search. */
export default function SynonymsScreen({ loaderData: list }: Route.ComponentProps) {
  return (
    <ListScreen
      title="Synonyms"
      shape={synonymList}
      list={list}
      note={
        <p className="note">
          What people call the same when they search the site: short forms, Hindi and Marathi words in either script,
          former names of cities. A slip of one letter is understood without.
        </p>
      }
      empty={
        <>
          <p>There is no synonym. Misspellings are still found; other words for the same are not.</p>
          <Link className="btn" to="?new=">
            Add the first one
          </Link>
        </>
      }
    >
      <SynonymDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The synonyms could not be read." />;
}
