import { Link } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { useMovedList } from "#app/admin/order/use-moved-list.ts";
import { changeContent } from "#app/admin/record/content-actions.ts";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import type { GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import type { Route } from "./+types/gallery-screen";
import { galleryImageList } from "./gallery-image-list.tsx";

const GalleryImageDialog = lazyDialog(() => import("./gallery-image-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Gallery | Admin Panel" }];

export const shouldRevalidate = isNewData;

export const loader = (args: Route.LoaderArgs) => readList<GalleryImage>(args, "gallery");

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  changeContent(request, { file: "gallery", one: "image", nameField: "caption" });

export default function GalleryScreen({ loaderData }: Route.ComponentProps) {
  const list = useMovedList(loaderData);
  return (
    <ListScreen
      title="Gallery"
      shape={galleryImageList}
      list={list}
      empty={
        <>
          <p>There is no image yet. Visitors see an empty gallery.</p>
          <Link className="btn" to="?new=">
            Upload the first image
          </Link>
        </>
      }
    >
      <GalleryImageDialog rows={list.rows} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The gallery could not be read." />;
}
