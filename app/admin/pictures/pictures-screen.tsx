import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import type { Route } from "./+types/pictures-screen";
import { AddPictures } from "./adding/add-pictures.tsx";
import { pictureList } from "./library/picture-list.tsx";
import stylesAddress from "./pictures.css?url";
import { savePicture } from "./save-picture.ts";

const PictureSheet = lazyDialog(() => import("./library/picture-sheet.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Pictures | Admin Panel" }];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<LibraryPicture>(args, "pictures");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  request.method === "DELETE" ? deleteRecord(request, { file: "pictures", one: "picture" }) : savePicture(request);

/** All pictures of the site, with their uses, texts and focal points. */
export default function PicturesScreen({ loaderData: list }: Route.ComponentProps) {
  const may = useMay();
  return (
    <ListScreen
      title="Pictures"
      shape={pictureList}
      list={list}
      note={may("pictures.create") && <AddPictures />}
      empty={<p>There is no picture yet. What is added here, or to any record, stands in this library.</p>}
    >
      <PictureSheet rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The pictures could not be read." />;
}
